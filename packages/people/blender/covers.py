"""What is worn on the head: a knitted cap, a wound cloth, or a scarf about head and neck."""
import math

import numpy as np

from clothes import fabric
from figure import step
from solid import grid, mesh

ROUND = 120


def _shell(scalp, edge, away, rows=34):
    """Rays from the skull, from an edge (degrees up, by degrees round) to the crown; `away` is by row and column."""
    points = []
    for i in range(rows):
        s = i / (rows - 1)
        for j in range(ROUND):
            a = 2 * math.pi * j / ROUND
            round_ = math.degrees(min(a, 2 * math.pi - a))
            low = math.radians(float(np.interp(round_, *edge)))
            up = low + (math.pi / 2 - low) * s
            way = np.array([math.sin(a) * math.cos(up), math.sin(up), math.cos(a) * math.cos(up)])
            points.append((way, s, a))
    ways = np.array([p[0] for p in points])
    reach = np.array([_reach(scalp, way) for way in ways]).reshape(rows, ROUND)
    # Cloth does not follow ears and brows.
    for _ in range(5):
        smooth = (np.roll(reach, 1, 1) + np.roll(reach, -1, 1) + 2 * reach) / 4
        smooth[1:-1] = (smooth[:-2] + smooth[2:] + 2 * smooth[1:-1]) / 4
        reach = np.maximum(smooth, reach * .985)
    out = np.array([away(s, a) for _, s, a in points]).reshape(rows, ROUND)
    return scalp.centre + ways * (reach + out).reshape(-1, 1), rows


def _reach(scalp, way):
    hit = scalp.surface.cast(scalp.centre, way)
    return np.linalg.norm(hit[0] - scalp.centre) if hit else 1.


def _put(scalp, points, rows, material, thickness, name):
    uv = [(j / ROUND, i / rows) for i in range(rows) for j in range(ROUND)]
    thing = mesh(name, scalp.figure.staged(points), grid(rows, ROUND, ring=True), material, uv=uv, levels=1)
    thick = thing.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness, thick.offset = thickness, 1


def _cap(scalp, cover):
    k = scalp.k
    edge = ([0, 40, 70, 90, 180], [20, 19, 12, 8, -12])
    crown, rows = _shell(scalp, edge, lambda s, a: k * (.07 + .1 * math.sin(min(1, s * 1.3) * math.pi / 2) + .12 * s ** 3))
    _put(scalp, crown, rows, fabric(tuple(cover['color']), 'knit', rib=True), .003, 'cap')
    high = {key: np.array(edge[1]) + by for key, by in (('low', -3), ('top', 17))}
    low, _ = _shell(scalp, (edge[0], high['low']), lambda s, a: k * .12, 2)
    top, _ = _shell(scalp, (edge[0], high['top']), lambda s, a: k * .15, 2)
    t = np.linspace(0, 1, 9)[:, None, None]
    between = (low[:ROUND] * (1 - t) + top[:ROUND] * t)
    out = between - scalp.centre
    out /= np.linalg.norm(out, axis=2)[:, :, None]
    between = between + out * np.sin(t * math.pi) ** .5 * .06 * k
    _put(scalp, between.reshape(-1, 3), 9, fabric(tuple(cover['color']), 'knit', rib=True), .004, 'cap band')


def _wound(scalp, cover):
    """Cloth wound about the head: broad folds that run round and rise to one side."""
    k, folds = scalp.k, cover.get('folds', 5)
    edge = ([0, 40, 70, 90, 130, 180], [22, 19, 10, 4, -14, -22])

    def away(s, a):
        lie = (s * folds + .35 * math.cos(a - .5)) % 1
        return k * (.1 + .2 * math.sin(math.pi * min(1, s * 1.15)) + .055 * math.sin(math.pi * lie) ** .7)

    cloth, rows = _shell(scalp, edge, away, 64)
    _put(scalp, cloth, rows, fabric(tuple(cover['color']), 'jersey', cover.get('stripe')), .003, 'headwrap')


def _scarf(scalp, cover):
    """A hood about the face, and cloth laid round the neck in folds."""
    figure, k, material = scalp.figure, scalp.k, fabric(tuple(cover['color']), 'jersey')
    edge = ([0, 20, 40, 52, 62, 180], [24, 21, 10, -10, -50, -62])

    def away(s, a):
        round_ = min(a, 2 * math.pi - a)
        soft = .02 * math.sin(s * 16 + 3 * math.cos(a)) * step(.1, .4, s)
        return k * (.04 + .1 * float(step(0, .3, s)) + float(soft) + .04 * float(step(1.2, 2.4, round_)) * float(step(0, .2, s)))

    hood, rows = _shell(scalp, edge, away, 48)
    _put(scalp, hood, rows, material, .003, 'scarf')
    chin = figure.mouth[1] - .4 * k
    rings = []
    heights = np.linspace(0, 1, 40)
    for t in heights:
        for j in range(ROUND):
            a = 2 * math.pi * j / ROUND
            # Under the hood at the sides and behind, so that no neck shows between them.
            inside = .42 * k * (1 - t) ** 2 * (1 - max(0, math.cos(a)))
            y = chin + inside - .1 * k * (1 - t) * math.cos(a) - t * 1.3 * k + .14 * k * t * math.cos(a - .6)
            wide = k * (.62 + .1 * math.sin(t * math.pi)) + t ** 2 * .8 * k
            deep = k * (.6 + .12 * math.sin(t * math.pi)) + t ** 2 * .42 * k
            fold = .05 * k * math.sin(t * 20 + 1.6 * math.sin(a + .8)) * math.sin(math.pi * min(1, t * 1.1 + .1))
            middle = figure.neck[2] + .12 * k
            rings.append((math.sin(a) * (wide + fold), y, middle + math.cos(a) * (deep + fold)))
    points = np.array(rings)
    for _ in range(3):
        points = np.array([scalp.keep_off(p, .17) for p in points])
    _put(scalp, points, 40, material, .003, 'scarf neck')


def add_cover(scalp, cover):
    {'cap': _cap, 'wound': _wound, 'scarf': _scarf}[cover['kind']](scalp, cover)
