"""What is worn on the head: a knitted cap, or a scarf about head and neck."""
import math

import numpy as np

import parts
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
    crown, rows = _shell(scalp, edge, lambda s, a: k * (.07 + .17 * math.sin(min(1, s * 1.2) * math.pi / 2)))
    _put(scalp, crown, rows, fabric(tuple(cover['color']), 'knit', rib=110), .003, 'cap')
    high = {key: np.array(edge[1]) + by for key, by in (('low', -3), ('top', 17))}
    low, _ = _shell(scalp, (edge[0], high['low']), lambda s, a: k * .12, 2)
    top, _ = _shell(scalp, (edge[0], high['top']), lambda s, a: k * .15, 2)
    t = np.linspace(0, 1, 9)[:, None, None]
    between = (low[:ROUND] * (1 - t) + top[:ROUND] * t)
    out = between - scalp.centre
    out /= np.linalg.norm(out, axis=2)[:, :, None]
    between = between + out * np.sin(t * math.pi) ** .5 * .06 * k
    _put(scalp, between.reshape(-1, 3), 9, fabric(tuple(cover['color']), 'knit', rib=110), .004, 'cap band')


def _hood(scalp):
    """Cloth about head and jaw with an opening for the face, in rings from its edge to the back of the head."""
    figure, k, rows = scalp.figure, scalp.k, 46
    skin = figure.v[:parts.SKIN_VERTICES]
    below = (skin[:, 1] < figure.lip_centre[1] - .12 * k) & (skin[:, 1] > figure.neck[1])
    low = skin[below & (np.abs(skin[:, 0]) < .12 * k) & (skin[:, 2] > figure.lip_centre[2] - .4 * k)]
    chin = low[(low[:, 1] - .6 * low[:, 2]).argmin()] - scalp.centre
    axis = np.array([0, -.1, 1.]) / math.hypot(1, .1)
    up = np.array([0, 1., 0]) - axis * axis[1]
    up /= np.linalg.norm(up)
    angle = lambda way: math.degrees(math.acos(np.dot(way, axis) / np.linalg.norm(way)))
    under = angle(chin) + 1
    line = ([0, 35, 70, 95, 125, 150, 180], [31, 38, 50, 54, (54 + under) / 2 + 2, under + 1, under])
    points = np.empty((rows, ROUND, 3))
    reach = np.empty((rows, ROUND))
    for j in range(ROUND):
        a = 2 * math.pi * j / ROUND
        start = math.radians(float(np.interp(math.degrees(min(a, 2 * math.pi - a)), *line)))
        for i in range(rows):
            away = start + (math.radians(176) - start) * (i / (rows - 1)) ** 1.1
            way = axis * math.cos(away) + (up * math.cos(a) + np.array([1., 0, 0]) * math.sin(a)) * math.sin(away)
            points[i, j] = way
            # Straight down a ray would run through the neck.
            reach[i, j] = np.clip(_reach(scalp, way), .8 * k, 1.42 * k)
    edge = reach[0] - .03 * k
    for _ in range(6):
        smooth = (np.roll(reach, 1, 1) + np.roll(reach, -1, 1) + 2 * reach) / 4
        smooth[1:-1] = (smooth[:-2] + smooth[2:] + 2 * smooth[1:-1]) / 4
        reach = np.maximum(smooth, reach * .985)
    s = np.linspace(0, 1, rows)[:, None]
    a = np.linspace(0, 2 * math.pi, ROUND, endpoint=False)[None]
    top = .5 + .5 * np.cos(a)
    folds = .018 * np.sin(s * 26 + 2.2 * np.cos(a) + 1.3 * np.sin(a)) * step(.05, .25, s)
    # A rolled edge that lies flat where it goes under the jaw, then room for the hair beneath.
    flat = step(math.radians(95), math.radians(120), np.minimum(a, 2 * math.pi - a)) * (1 - step(.05, .3, s))
    out = (.025 + .03 * np.exp(-(s / .05) ** 2)) * (1 - flat) - .02 * flat + .11 * step(.02, .3, s) * (.45 + .55 * top) + folds
    reach = reach + out * k
    # The edge goes under the skin: where it stands off there is a dark slot about the face.
    reach[0] = edge
    return scalp.centre + (points * reach[:, :, None]).reshape(-1, 3), rows, chin + scalp.centre


def _scarf(scalp, cover):
    """A hood about the face, and cloth laid round the neck in folds."""
    figure, k, material = scalp.figure, scalp.k, fabric(tuple(cover['color']), 'jersey')
    hood, rows, chin = _hood(scalp)
    _put(scalp, hood, rows, material, .003, 'scarf')
    rows, middle = 36, figure.neck + [0, 0, .14 * k]
    ways, radii, heights = np.empty((rows, ROUND, 3)), np.empty((rows, ROUND)), np.empty((rows, ROUND))
    for i, t in enumerate(np.linspace(0, 1, rows)):
        for j in range(ROUND):
            a = 2 * math.pi * j / ROUND
            front = math.cos(a)
            way = ways[i, j] = np.array([math.sin(a), 0, front])
            # From inside the hood, so that no neck shows between them; longest before the breast.
            heights[i, j] = chin[1] - .04 * k + .54 * k * (1 - t) ** 2 * (1 - max(0, front)) - t * (.95 + .3 * front + .12 * math.sin(a)) * k
            from_outside = np.array([middle[0], heights[i, j], middle[2]]) + way * 4
            hit = scalp.surface.cast(from_outside, -way)
            least = k * (.54 + .14 * math.sin(t * math.pi))
            radii[i, j] = max(least, 4 - np.linalg.norm(hit[0] - from_outside)) if hit and t > .3 else least
    # Cloth spans what it lies on.
    for _ in range(8):
        smooth = (np.roll(radii, 1, 1) + np.roll(radii, -1, 1) + 2 * radii) / 4
        smooth[1:-1] = (smooth[:-2] + smooth[2:] + 2 * smooth[1:-1]) / 4
        radii = np.maximum(smooth, radii * .99)
    t = np.linspace(0, 1, rows)[:, None]
    a = np.linspace(0, 2 * math.pi, ROUND, endpoint=False)[None]
    # Its upper edge is tucked in to the jaw: an open one shows the hollow behind it, and where the hood ends.
    radii = radii * (1 - .4 * (1 - step(0, .16, t))) + k * (.09 + .06 * np.sin(t * 17 + 2.1 * np.sin(a + .8)) * np.sin(math.pi * np.minimum(1, t * 1.05 + .1)) + .02 * np.sin(5 * a + 6 * t) * t)
    points = ways * radii[:, :, None] + middle * [1, 0, 1]
    points[:, :, 1] = heights
    points = points.reshape(-1, 3)
    # Rays know the skin only; the clothes lie over it.
    for _ in range(6):
        points[8 * ROUND:] = [scalp.keep_off(p, .14) for p in points[8 * ROUND:]]
    _put(scalp, points, rows, material, .003, 'scarf neck')


def add_cover(scalp, cover):
    {'cap': _cap, 'scarf': _scarf}[cover['kind']](scalp, cover)
