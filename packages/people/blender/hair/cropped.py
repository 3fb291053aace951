"""Short hair that lies on the head: combed back, parted at the side, brushed forward, or clipped."""
import math

import numpy as np

from figure import step
from .strand_field import Guide, add_strands

HAIRLINE = ([0, 22, 40, 52, 62, 74, 84, 96, 118, 180], [17, 19, 20, 16, 9, -6, -12, 6, -16, -28])
SHADE = (0, 6)
STEPS = 12


def _flow(hair, root, part, k):
    if hair['comb'] == 'back':
        return np.array([.25 * np.sign(root[0] - part) * min(1, abs(root[0] - part)), .05, -1.])
    if hair['comb'] == 'forward':
        # Not up from the far side: there it would leave the hair of the side, and a dark gap between them.
        return np.array([hair.get('sweep', .35) * float(step(-.75, .05, root[0] / k)), -.1, 1.])
    away = 1 if root[0] > part else -1
    return np.array([away, .1, -.55])


def guides(scalp, hair):
    random, k = scalp.random, scalp.k
    top, sides, part = hair.get('top', .5), hair.get('sides', .16), hair.get('part', 0) * k
    found = []
    # A fringe hangs before the forehead: as thick there as hair that is combed back, it is a cap.
    for root, out, round_, up, above in scalp.roots(hair.get('count', 2100), .05 if hair['comb'] == 'forward' else .22) + scalp.edge_roots(500):
        high = float(step(18, 46, up))
        front = max(0, math.cos(math.radians(round_)))
        # Hair of the forehead goes where it is combed, however low its root; only a fringe has to stay short there.
        combed = max(high, float(step(72, 48, round_)))
        if hair['comb'] != 'forward':
            high = max(high, .8 * combed)
        length = k * (sides + (top - sides) * high) * random.uniform(.85, 1.1) * (.75 + .25 * float(step(-2, 12, above)))
        flow = _flow(hair, root, part, k) * combed + np.array([0, -.9, .2 if hair['comb'] == 'forward' else -.55]) * (1 - combed)
        flow -= out * flow.dot(out)
        flow /= np.linalg.norm(flow) + 1e-9
        lift = hair.get('lift', .25) * (.4 + .6 * high * (.4 + .6 * front))
        way, q, points = out * lift + flow, root - out * .02, [root - out * .02]
        away = (.015 + hair.get('volume', .1) * high) * k * random.uniform(.5, 1.1)
        for i in range(STEPS):
            outwards = (q - scalp.centre) / np.linalg.norm(q - scalp.centre)
            along = flow - outwards * flow.dot(outwards)
            # Where the comb points away from the head, hair falls instead of standing off it.
            fall = np.array([0, -1., 0]) + outwards * outwards[1]
            along = along + fall * (1 - min(1, np.linalg.norm(along)))
            way = way / np.linalg.norm(way) + along * .3 - outwards * .05
            way /= np.linalg.norm(way)
            rest = away * min(1, (i + 1) / 4)
            q = scalp.keep_off(q + way * length / STEPS, rest, rest * 1.6 + .02)
            points.append(q.copy())
        found.append(Guide(np.array(points), (.045 + .025 * high) * k, (.02 + .012 * high) * k, hair.get('strands', 28), hair.get('wave', 0) * high, spread=1.))
    return found


def add(scalp, hair):
    add_strands(scalp, guides(scalp, hair), hair, 12, .3, .00022, .00012, fine=140 if hair['comb'] == 'back' else 0)
