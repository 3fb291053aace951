"""Beards: short strands on jaw, chin and upper lip, and their shade on the skin below."""
import numpy as np

import parts
from figure import reach_of, step
from hair.strand_field import hair_material
from solid import strands


def beard_cover(figure, beard):
    """By vertex, how thick the beard is: none on the lips, and a clean line on the cheeks."""
    # As long as the arms hang: a hand that is raised beside the face is no jaw.
    v, k, mouth, nose, eye = figure.hanging, figure.size, figure.lip_centre, figure.nose, figure.eye['l']
    skin = v[:parts.SKIN_VERTICES]
    beside = skin[(skin[:, 1] > mouth[1]) & (skin[:, 1] < eye[1]) & (skin[:, 2] > figure.skull[2] + .25 * k)]
    ears = np.abs(beside[:, 0]).max()
    # The line on the cheek falls from before the ear to the corner of the mouth.
    across = np.clip(np.abs(v[:, 0]) / ears, 0, 1)
    rise = np.clip((across - .62) / .38, 0, 1) ** 2
    line = mouth[1] + beard.get('cheek', -.05) * k + (eye[1] - mouth[1]) * .9 * rise
    cheeks = step(.05 * k, -.05 * k, v[:, 1] - line) * step(.2 * k, .34 * k, np.abs(v[:, 0]))
    chin = step(-.12 * k, -.2 * k, v[:, 1] - mouth[1])
    above = (v[:, 1] > mouth[1]) & (np.abs(v[:, 0]) < .33 * k)
    moustache = above * step(nose[1] - .13 * k, nose[1] - .19 * k, v[:, 1]) * step(.36 * k, .28 * k, np.abs(v[:, 0]))
    corners = step(.22 * k, .3 * k, np.abs(v[:, 0])) * step(.05 * k, -.02 * k, v[:, 1] - mouth[1] - .04 * k)
    cover = np.maximum.reduce([cheeks, chin, moustache * beard.get('moustache', 1), corners * step(.45 * k, .34 * k, np.abs(v[:, 0]))])
    cover *= 1 - np.clip(figure.lips * 3.2, 0, 1)
    # Not on the ears and their lobes, not behind them, not down the neck, nothing inside.
    cover *= step(.03, .008, reach_of('ears/l-ear-wing-out') + reach_of('ears/r-ear-wing-out'))
    cover *= step(figure.skull[2] - .12 * k, figure.skull[2] + .12 * k, v[:, 2])
    front = skin[(np.abs(skin[:, 0]) < .12 * k) & (skin[:, 1] < mouth[1] - .15 * k) & (skin[:, 2] > mouth[2] - .32 * k)]
    cover *= step(front[:, 1].min() - .1 * k, front[:, 1].min() + .06 * k, v[:, 1]) * (v[:, 1] < eye[1] + .1 * k)
    cover[figure.inner] = 0
    return np.clip(cover, 0, 1)


def add_beard(figure, beard, cover, random):
    quads = figure.base.skin
    quads = quads[(cover[quads] > .25).all(1)]
    corner = figure.v[quads]
    area = np.linalg.norm(np.cross(corner[:, 2] - corner[:, 0], corner[:, 3] - corner[:, 1]), axis=1)
    chosen = random.choice(len(quads), beard.get('count', 9000), p=area / area.sum())
    length, k = beard.get('length', .07), figure.size
    lines = []
    for i in chosen:
        a, b = random.random(2)
        p = corner[i]
        root = (1 - a) * ((1 - b) * p[0] + b * p[3]) + a * ((1 - b) * p[1] + b * p[2])
        thick = cover[quads[i]].mean()
        if random.random() > thick:
            continue
        normal = np.cross(p[2] - p[0], p[3] - p[1])
        normal /= np.linalg.norm(normal)
        aside = np.sign(root[0]) * .35
        down = np.array([aside if root[1] > figure.lip_centre[1] else aside * .3, -1, .15]) + random.normal(0, .25, 3)
        down -= normal * down.dot(normal)
        long = length * k * random.uniform(.6, 1.1) * (.5 + .5 * thick) * (1 + beard.get('chin', .5) * float(step(-.2 * k, -.5 * k, root[1] - figure.lip_centre[1])))
        if root[1] > figure.lip_centre[1] - .02:
            long *= .7
        t = np.linspace(0, 1, 5)[:, None]
        lines.append(figure.staged(root + normal * (.45 * t - .2 * t * t) * long + down * long * t * (.6 + .4 * t)))
    strands('beard', lines, .0002, .00008, hair_material(beard), 1.4)
