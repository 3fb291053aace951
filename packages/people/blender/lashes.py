"""Brows, lashes and the line of the lids, as strands on the skin."""
import math

import numpy as np

from figure import step
from lids import lid_edge
from nodes import plain
from solid import strands


def add_brows(figure, surface, random):
    recipe, k = figure.recipe, figure.size
    brow = {'height': .225, 'length': .41, 'thick': .028, 'count': 260, 'arch': .06, 'fall': .3, **recipe.get('brow', {})}
    lines = []
    for sign, side in ((1, 'l'), (-1, 'r')):
        eye = figure.eye[side]

        def arc(t):
            rise = brow['arch'] * math.sin(min(1, t / .66) * math.pi / 2) - max(0, t - .62) ** 1.6 * brow['fall']
            return eye[0] + sign * k * (t * brow['length'] - .185), eye[1] + k * (brow['height'] + rise)

        for _ in range(brow['count']):
            t = random.beta(1.05, 1.15)
            thick = brow['thick'] * k * min(1, .35 + t * 2.6) * (1 - max(0, t - .3) / .7 * .72)
            aside, length = random.uniform(-1, 1) * thick, random.uniform(.06, .1) * k
            (x, y), (x2, y2) = arc(t), arc(min(1.12, t + length / (brow['length'] * k)))
            up = .5 * (1 - t) ** 2 * length * (1 if aside < thick * .3 else .25)
            points = []
            for s in np.linspace(0, 1, 6):
                hit = surface.cast((x + (x2 - x) * s, y + aside * (1 - .45 * s * t) + (y2 - y) * s + up * s, eye[2] + .9 * k), (0, 0, -1))
                if hit is None:
                    break
                points.append(hit[0] + hit[1] * (.004 + .011 * math.sin(s * 2.4)))
            if len(points) == 6:
                lines.append(figure.staged(np.array(points)))
    strands('brows', lines, .00042, .0001, plain('brow', recipe['colors']['brow'], .5, .25), 1.4)


def _along(edge, t):
    s = np.linspace(0, 1, len(edge))
    return np.stack([np.interp(t, s, edge[:, k]) for k in range(3)], -1)


def add_lashes(figure, random):
    recipe = figure.recipe
    lashes, lines = [], []
    length = recipe.get('lash', .03) * figure.size
    for side, sign in (('l', 1), ('r', -1)):
        centre, edge = figure.eye[side], lid_edge(figure, side, 2)
        # Further out it is under the skin, and comes out of it again beside the eye.
        line = _along(edge, np.linspace(0, .87, 40))
        out = line - centre
        lines.append(figure.staged(line + out / np.linalg.norm(out, axis=1)[:, None] * .004))
        # The last ones stay short, and none grow in the outer corner: seen from its side, one stands alone there.
        for t in np.linspace(.08, .86, 42):
            t = float(np.clip(t + random.normal(0, .006), 0, 1))
            point = _along(edge, t)
            way = (point - centre) / np.linalg.norm(point - centre)
            aside = sign * (t - .42) * 1.25
            long = length * (.45 + .75 * math.sin(min(1, t * .85 + .12) * math.pi * .62)) * random.uniform(.85, 1.1) * (1 - .6 * float(step(.68, .88, t)))
            way = way * [.4, .35, 1] + [aside * .7, -.12, 0]
            points = [point]
            for _ in range(5):
                way = way / np.linalg.norm(way)
                points.append(points[-1] + way * long / 5)
                way = way + [aside * .12, .3, 0]
            lashes.append(figure.staged(np.array(points)))
    dark = plain('lash', recipe['colors'].get('lash', (.012, .008, .007)), .4, .2)
    strands('lashes', lashes, .00034, .00006, dark, 1.2)
    width = recipe.get('liner', .0005)
    strands('lid lines', lines, width, width * 1.25, dark)


def lid_edges(figure):
    """Upper and lower edge of each eye, in MakeHuman's space, for the mesh of the face."""
    return {side: {'upper': _along(lid_edge(figure, side, 2), np.linspace(0, 1, 33)), 'lower': _along(lid_edge(figure, side, 1), np.linspace(0, 1, 33))}
            for side in 'lr'}
