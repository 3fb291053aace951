"""Curls that stand off the head: from a close crop of coils to a round afro, or falling ringlets."""
import math

import numpy as np

from figure import step
from .strand_field import Guide, add_strands

HAIRLINE = ([0, 25, 50, 66, 80, 95, 120, 180], [20, 21, 19, 11, 4, -2, -20, -30])


def guides(scalp, hair):
    random, k = scalp.random, scalp.k
    length, falls = hair.get('length', .6) * k, hair.get('falls', .1)
    radius, every = hair.get('coil', .045) * k, hair.get('every', .2) * k
    found = []
    # No more in front of those that fall: they would hang over the brows.
    for root, out, round_, up, above in scalp.roots(hair.get('count', 1100), .22 * float(step(.8, .4, falls))):
        near_edge = .45 + .55 * float(step(0, 16, above))
        long = length * near_edge * random.uniform(.72, 1.08) * (1 + hair.get('crown', .1) * float(step(20, 70, up)))
        way = out + random.normal(0, .16, 3)
        # Away from the face at its edges.
        way[2] -= .35 * max(0, math.cos(math.radians(round_))) * (1 - float(step(20, 60, up)))
        q, points, steps = root - out * .02, [root - out * .02], max(8, int(long / .06))
        for i in range(steps):
            way = way / np.linalg.norm(way) + np.array([0, -falls * .2, 0])
            way /= np.linalg.norm(way)
            q = scalp.keep_off(q + way * long / steps, .03 * k)
            points.append(q.copy())
        found.append(Guide(np.array(points), .028 * k, .02 * k, hair.get('strands', 9), 0, (radius * random.uniform(.7, 1.2), every * random.uniform(.8, 1.2))))
    return found


def add(scalp, hair):
    add_strands(scalp, guides(scalp, hair), hair, hair.get('points', 34), .2, .0002, .00012, fine=120)
