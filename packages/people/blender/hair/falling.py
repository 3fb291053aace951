"""Hair that falls from a parting: bobs, and long hair with waves."""
import math

import numpy as np

from figure import step
from .strand_field import Guide, add_strands

HAIRLINE = ([0, 25, 50, 68, 80, 95, 120, 180], [17, 18, 15, 7, 2, -2, -22, -32])
STEP = .075


def _parting_roots(scalp, part, count):
    """More roots along the parting, so that no skin shines through."""
    found = []
    while len(found) < count:
        up = math.radians(20 + 66 * scalp.random.random() ** 1.6)
        x = part + scalp.random.normal(0, .12 if up < math.radians(45) else .04)
        start = (x, scalp.centre[1] + 1.6 * math.sin(up) + .2, scalp.centre[2] + 1.6 * math.cos(up))
        hit = scalp.surface.cast(start, (0, -math.sin(up), -math.cos(up)))
        if hit is not None:
            found.append((hit[0], hit[1], 5., math.degrees(up), 10.))
    return found


def _nape_roots(scalp, count):
    """More roots behind, where an angle that favours the sides leaves none and what is behind shows beside the neck."""
    found = []
    while len(found) < count:
        round_, up = scalp.random.uniform(115, 180), scalp.random.uniform(-26, 40)
        side, round_rad, up_rad = scalp.random.choice((-1, 1)), math.radians(round_), math.radians(up)
        way = np.array([side * math.sin(round_rad) * math.cos(up_rad), math.sin(up_rad), math.cos(round_rad) * math.cos(up_rad)])
        hit = scalp.surface.cast(scalp.centre, way)
        if hit is not None:
            found.append((hit[0], way, round_, up, up - float(np.interp(round_, *HAIRLINE))))
    return found


def guides(scalp, hair):
    random, k, centre = scalp.random, scalp.k, scalp.centre
    part = hair.get('part', .28) * k
    neck = scalp.figure.neck
    low = neck[1] + hair.get('end', -.2)
    inwards, puff = hair.get('inwards', .1), hair.get('puff', 1)
    even, begins = hair.get('even', (.75, 35))
    lock = hair.get('lock', .9) * k
    ragged, gathers, long = hair.get('ragged', 1), hair.get('gathers', 0), low < neck[1] - .5
    found = []
    for root, normal, round_, up_angle, above in scalp.roots(hair.get('count', 330)) + scalp.edge_roots(90, 9) + _parting_roots(scalp, part, 130) + _nape_roots(scalp, hair.get('nape', 70)):
        side = 1 if root[0] - part * float(step(0, 60, up_angle)) > 0 else -1
        q, way, points, over = root.copy(), None, [root.copy()], even * float(step(begins, begins + 25, up_angle))
        # Flat at the forehead, where raised hair would be a shelf with bare skin below.
        # On top all of it equally: a lock that stands off the others has a slit of light below it.
        volume = (.09 + .11 * (random.random() * (1 - over) + .5 * over)) * k * puff * (.3 + .7 * float(step(0, 22, above)))
        front = max(0, math.cos(math.radians(round_)))
        # Behind the neck hair is shorter: it would pile up on the shoulders. Of long hair it goes below their edge.
        behind = round_ > (108 if long else 125)
        end = max(low, neck[1] + (-.25 if long else .25)) if behind else low
        end += random.uniform(-.12, .12) * (min(1, ragged) if behind else ragged)
        # What grows behind the neck hangs there, or it parts and shows it.
        aside = float(step(178, 120, round_))
        for i in range(120):
            out = (q - centre) / np.linalg.norm(q - centre)
            below = float(np.clip((centre[1] + .1 - q[1]) / .6, 0, 1))
            up = float(np.clip((q[1] - centre[1]) / (.9 * k), 0, 1))
            flow = np.array([side * (1.1 * up + .05) * aside, -.35 - .9 * (1 - up), -(.34 * front + .04) * (up * .9 + .35 * (1 - below))])
            if below > .5:
                near_end = float(np.clip((end + .7 - q[1]) / .7, 0, 1))
                flow = np.array([side * (.02 - inwards * 4 * near_end) * aside, -1, .02])
                if gathers and not behind:
                    near_end = float(np.clip((end + 1.3 - q[1]) / 1.3, 0, 1))
                    flow[0] += gathers * near_end * (side * lock - q[0])
            flow = flow - out * flow.dot(out) * (1 - below)
            flow /= np.linalg.norm(flow) + 1e-9
            way = flow + out * .38 if way is None else way * .62 + flow * .38
            way /= np.linalg.norm(way)
            away = volume * min(1, (i + 2) / 8)
            q = scalp.keep_off(q + way * STEP, away, away * 1.5 if q[1] > centre[1] - hair.get('hugs', 1.1) * k else None)
            reach = math.hypot(q[0], q[2] - centre[2])
            limit = (hair.get('wide', 1.04) if below > .3 else 2.) * k
            if reach > limit:
                q[0] *= limit / reach
                q[2] = centre[2] + (q[2] - centre[2]) * limit / reach
            # Behind, cloth would lift it.
            if behind and i > 8 and q[1] > points[-1][1] - .01:
                break
            # What goes no lower ends on a shoulder: along that it would slide out from behind the rest.
            if not long and q[1] < neck[1] + .3 and abs(q[0]) > abs(points[-1][0]) + .015:
                break
            points.append(q.copy())
            # A lock ends in a point: what is at its side stops sooner.
            if q[1] < end + (0 if behind else hair.get('pointed', 0) * abs(q[0] - side * lock)):
                break
        line = np.array(points)
        rises = np.diff(line[:, 1])[line[1:, 1] < centre[1]]
        d = line - centre
        before = (d[:, 1] < .12 * k) & (np.degrees(np.arctan2(np.abs(d[:, 0]), d[:, 2])) < hair.get('frames', 50))
        if len(points) > 6 and not (rises > .012).any() and not before.any():
            wave = random.uniform(.3, 1) * hair.get('wave', .026)
            found.append(Guide(line, .085 * k, hair.get('tip', .03) * k, hair.get('strands', 75), wave, shorter=None if long else .14 * k))
    return _together(found, centre, .11 * k)


def _together(guides, centre, near):
    """Without those that fall apart from all others: a single clump in the air is a loop."""
    points = np.concatenate([guide.points for guide in guides])
    of = np.repeat(np.arange(len(guides)), [len(guide.points) for guide in guides])

    def apart(i):
        low = guides[i].points[guides[i].points[:, 1] < centre[1]]
        others = points[of != i]
        return max((np.partition(np.linalg.norm(others - point, axis=1), 9)[9] for point in low[::2]), default=0)

    return [guide for i, guide in enumerate(guides) if apart(i) < near]


def add(scalp, hair):
    add_strands(scalp, guides(scalp, hair), hair, 26, hair.get('ends', .8), tip=.0001)
