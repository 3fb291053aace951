"""Hair drawn back smoothly into a knot on the head."""
import math

import numpy as np

from figure import step
from .strand_field import Guide, add_strands

# Down before the ears, or it is a cap.
HAIRLINE = ([0, 25, 50, 62, 72, 79, 86, 95, 120, 180], [22, 22, 18, 9, -4, -18, -19, -4, -22, -32])
SHADE = (-2, 12)


def _knot(scalp, hair):
    """Where the knot sits: degrees back from straight up."""
    lean = math.radians(hair.get('lean', 32))
    way = np.array([0, math.cos(lean), -math.sin(lean)])
    at, _ = scalp.surface.cast(scalp.centre, way)
    return at, way


def guides(scalp, hair):
    random, k = scalp.random, scalp.k
    at, up = _knot(scalp, hair)
    size = hair.get('knot', .34) * k
    found, beside_ears = [], [root for root in scalp.roots(1600) if 68 < root[2] < 96 and root[4] < 14]
    for root, out, round_, angle, above in scalp.roots(hair.get('count', 620)) + scalp.edge_roots(420, 8) + beside_ears:
        if np.linalg.norm(root - at) < size * .6:
            continue
        q, points, way = root - out * .02, [root - out * .02], None
        edge, brow = 1 - float(step(1, 11, above)), float(step(62, 40, round_))
        away = hair.get('volume', .07) * k * random.uniform(.5, 1.1) * (1 - .75 * edge)
        for i in range(60):
            outwards = (q - scalp.centre) / np.linalg.norm(q - scalp.centre)
            to = at + up * .06 - q
            distance = np.linalg.norm(to)
            if distance < size * .45:
                break
            to = to - outwards * to.dot(outwards)
            to /= np.linalg.norm(to) + 1e-9
            way = to + outwards * .2 if way is None else way * .6 + to * .4
            way /= np.linalg.norm(way)
            rest = away * min(1, (i + 1) / 6)
            q = scalp.keep_off(q + way * .07 * k, rest, rest * 1.4)
            points.append(q.copy())
        # Fine hairs of the edge lie flat and begin at different heights, above the forehead most of all: a row of equal
        # clumps would be a fringe. Beside the ears gaps would show what is behind.
        points = points[int(random.uniform(0, 1.9 + 4 * brow) * edge):]
        if len(points) > 5:
            found.append(Guide(np.array(points), (.055 - .03 * edge) * k, .035 * k, int(hair.get('strands', 60) * (1 - (.5 + .28 * brow) * edge)), .008, spread=.3 + .5 * edge))
    return found + _coil(scalp, at + up * size * .72, up, size, hair)


def _coil(scalp, centre, up, size, hair):
    """Strands wound about the knot, a little untidy."""
    random, made = scalp.random, []
    right = np.cross(up, [0, 0, 1.])
    right /= np.linalg.norm(right)
    front = np.cross(right, up)
    for _ in range(120):
        start, tilt, lean = random.uniform(0, 6.28), random.normal(0, .3), random.uniform(0, 6.28)
        height = random.uniform(-.75, .85)
        line = []
        for t in np.linspace(0, 1, 26):
            a = start + t * random.uniform(3.6, 4.2)
            h = np.clip(height + tilt * math.sin(a + lean), -.98, .98)
            ring = math.sqrt(1 - h * h)
            line.append(centre + size * (.8 * h * up + ring * (math.cos(a) * right + math.sin(a) * front)))
        made.append(Guide(np.array(line), .05 * scalp.k, .03 * scalp.k, hair.get('strands', 60) // 2))
    return made


def add(scalp, hair):
    add_strands(scalp, guides(scalp, hair), hair, 24, .15, fine=300)
