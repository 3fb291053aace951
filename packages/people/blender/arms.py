"""Arms that gesture: where each wrist is and how its hand lies, bent from arms that hang.

A pose names wrists, not angles, so that it fits every build. Of a side: `across` is the wrist's distance from the middle
in decimetres, on its own side, or `hands` the same in lengths of a hand, where one hand lies on the other; `up` its height, from 0 at the hips to 1 at the neck; `off` how far it is before the
body, `elbow` where the elbow goes, `palm` where the palm looks and `fingers` where they point, each (outwards, up, to the
viewer); `curl` bends the four fingers, degrees by joint, `together` closes them (1: side by side, more: tips that touch), `thumb` turns it to the
fingers, bends it, and says how far under the palm it turns (below 0: beside its back, where the viewer sees it).
"""
import math

import numpy as np

RELAXED = (14, 20, 12)
# How wide hands are left: palms wider than the arm lie on its cuff.
SLIM = .86
# As for somebody whose body is turned to the viewer's right; of the others they are mirrored, so that the hand nearer to
# the viewer gestures.
POSES = {
    # Before the body: a forearm that comes straight at the viewer is a stump under its hand.
    # The palm is seen, and four fingers with it; the thumb lies in its plane, or it is a peg that points at the viewer. With
    # the elbow further down the forearm is wrung less.
    'offering': {'R': {'across': 1.15, 'up': .46, 'off': .9, 'elbow': (.55, -.9, -.4), 'palm': (-.18, .7, .72), 'fingers': (-.8, .2, .45), 'curl': (0, 8, 6), 'thumb': (20, 4, -1.2), 'together': .4}},
    # With the elbow aside, so that the upper arm is seen: below the hand, the forearm ends in a stump.
    'greeting': {'R': {'across': 2.5, 'up': .72, 'off': .45, 'elbow': (.6, -1, -.1), 'palm': (.25, .2, 1), 'fingers': (.14, 1, -.2), 'curl': (-3, 8, 7), 'thumb': (0, 6), 'together': .35}},
    # One hand lies over the other: fingertips that meet melt together. It covers the other's fingers, not its back and its
    # thumb, or what is below it is a lump; bent little, its own fingers reach far enough over to be seen whole. The
    # lower thumb lies beside its index finger: turned under the palm, it is seen from its end, as a fin.
    'folded': {
        'R': {'hands': .63, 'up': .34, 'off': .3, 'elbow': (.8, -.6, -.5), 'palm': (-.1, .1, -1), 'fingers': (-1, -.05, .12), 'curl': (0, 8, 6), 'thumb': (30, 0, -.3), 'together': 1.2},
        'L': {'hands': .44, 'up': .36, 'off': .93, 'elbow': (.8, -.6, -.5), 'palm': (-.1, -.1, -1), 'fingers': (-1, -.14, 0), 'curl': (0, 8, 6), 'thumb': (20, 6), 'together': .9},
    },
    # Fingers bent back a little lie flat: those that hang are bent already. The palm looks down a little, or the little
    # finger ends in the cloth.
    'heart': {'R': {'across': .95, 'up': .6, 'off': .24, 'elbow': (.8, -1, -.2), 'palm': (-.1, -.16, -1), 'fingers': (-1, .4, -.18), 'curl': (-12, -6, -4), 'thumb': (22, 0, -.4), 'together': 1.1}},
}


def _unit(v):
    return v / (np.linalg.norm(v) + 1e-12)


def _matrix(turn):
    """Of a rotation given as its axis times its angle."""
    angle = np.linalg.norm(turn)
    x, y, z = turn / (angle + 1e-12)
    k = np.array([[0, -z, y], [z, 0, -x], [-y, x, 0]])
    return np.eye(3) + math.sin(angle) * k + (1 - math.cos(angle)) * k @ k


def _between(a, b):
    """The shortest turn from one way to another."""
    across = np.cross(_unit(a), _unit(b))
    return _unit(across) * math.atan2(np.linalg.norm(across), _unit(a).dot(_unit(b)))


def _frame(along, beside):
    along = _unit(along)
    beside = _unit(beside - along * along.dot(beside))
    return np.stack([along, beside, np.cross(along, beside)], 1)


def _split(matrix, axis):
    """The turn about an axis that comes first, and what is left of the rotation after it."""
    axis = _unit(axis)
    aside = _unit(np.cross(axis, [.3, .9, .1]))
    swing = _between(axis, matrix @ axis)
    back = _matrix(-swing) @ matrix @ aside
    return math.atan2(np.cross(aside, back).dot(axis), aside.dot(back)), swing


def _turned(v, pivot, turn, share):
    """Points turned about a pivot by their share of the angle: unlike a blend of places, it keeps limbs thick."""
    angle = np.linalg.norm(turn) * share
    axis, d = _unit(turn), v - pivot
    cos, sin = np.cos(angle)[:, None], np.sin(angle)[:, None]
    return pivot + d * cos + np.cross(axis, d) * sin + axis * (d @ axis)[:, None] * (1 - cos)


class Arm:
    """One side's steps from hanging to posed, for any points whose weights are known."""
    def __init__(self, figure, side, wanted):
        self.steps, sign = [], 1 if side == 'L' else -1
        joint = lambda name: figure.v[figure.base.group('joint-%s-%s' % (side.lower(), name))].mean(0)
        own = lambda way: np.array(way, float) * [sign, 1, 1]
        shoulder, elbow, wrist = joint('shoulder'), joint('elbow'), joint('hand')
        knuckle = {i: joint('finger-%d-1' % i) for i in range(1, 6)}
        hand = _unit((knuckle[3] + knuckle[4]) / 2 - wrist)
        palm = _unit(np.cross(hand, knuckle[2] - knuckle[5])) * sign
        wide = np.cross(hand, palm)
        slim = lambda v, share: v - wide * ((v - wrist) @ wide * share)[..., None] * (1 - SLIM)
        self.steps.append(lambda v, of, _: slim(v, of((('metacarpal', 'finger'), side, 4))))
        self._bend_fingers(lambda name: slim(joint(name), 1), side, palm, hand, wanted)
        upper, fore = elbow - shoulder, wrist - elbow
        across = wanted['across'] if 'across' in wanted else wanted['hands'] * np.linalg.norm(joint('finger-3-4') - wrist)
        goal = figure.before(across * sign, wanted['up'], wanted['off'])
        to, fore_to = _reach(shoulder, goal, np.linalg.norm(upper), np.linalg.norm(fore), own(wanted['elbow']))
        hinge = np.cross(upper, fore)
        whole = _frame(to, np.cross(to, fore_to)) @ _frame(upper, hinge).T
        bend = _between(fore, whole.T @ fore_to)
        held = whole @ _matrix(bend)
        fingers = own(wanted['fingers']) if 'fingers' in wanted else fore_to
        lies = _frame(fingers, own(wanted['palm'])) @ _frame(hand, palm).T
        # The hand is bent at the wrist first and turned with the forearm then.
        twist, swing = (-one for one in _split((held.T @ lies).T, fore))
        self._turn(wrist, swing, ('wrist', 'metacarpal', 'finger'), side, 3)
        self._along(elbow, wrist, twist, ('lowerarm', 'wrist', 'metacarpal', 'finger'), side)
        self._turn(elbow, bend, ('lowerarm', 'wrist', 'metacarpal', 'finger'), side, 5)
        turn, raised = _split(whole, upper)
        self._along(shoulder, elbow, turn, ('upperarm', 'lowerarm', 'wrist', 'metacarpal', 'finger'), side)
        self.steps.append(lambda v, of, _: _turned(v, shoulder, raised, of(('arm', side))))
        self.steps.append(lambda v, of, _: figure.with_body(v, of((('lowerarm', 'wrist', 'metacarpal', 'finger'), side, 5))))

    def _turn(self, pivot, turn, bones, side, rounds):
        self.steps.append(lambda v, of, _: _turned(v, pivot, turn, of((bones, side, rounds))))

    def _along(self, start, end, angle, bones, side):
        """A twist that grows from one joint to the next, as that of a forearm does; by where points hung, or a hand before
        a bent elbow would be wrung."""
        way = end - start
        share = lambda hung: np.clip((hung - start) @ way / way.dot(way), 0, 1)
        self.steps.append(lambda v, of, hung: _turned(v, start, _unit(way) * angle, share(hung) * of((bones, side, 3))))

    def _bend_fingers(self, joint, side, palm, hand, wanted):
        curl = wanted.get('curl', RELAXED)
        for i in range(2, 6):
            degrees = [c * (.8 + .12 * i) for c in curl]
            for j in (3, 2, 1):
                at, following = joint('finger-%d-%d' % (i, j)), joint('finger-%d-%d' % (i, j + 1))
                axis = _unit(np.cross(following - at, palm))
                self._turn(at, axis * math.radians(degrees[j - 1]), tuple('finger%d-%d' % (i, k) for k in range(j, 4)), side, 1)
            along = joint('finger-%d-2' % i) - joint('finger-%d-1' % i)
            apart = math.atan2(np.cross(along, hand).dot(palm), along.dot(hand))
            self._turn(joint('finger-%d-1' % i), palm * apart * wanted.get('together', 0), tuple('finger%d-%d' % (i, k) for k in range(1, 4)), side, 1)
        inwards, bent, under = (*wanted.get('thumb', (0, 0)), .6)[:3]
        for j in (3, 2):
            at, following = joint('finger-1-%d' % j), joint('finger-1-%d' % (j + 1))
            axis = _unit(np.cross(following - at, hand * .5 + palm))
            self._turn(at, axis * math.radians(bent), tuple('finger1-%d' % k for k in range(j, 4)), side, 1)
        at = joint('finger-1-1')
        axis = _between(joint('finger-1-2') - at, hand + palm * under)
        self._turn(at, _unit(axis) * math.radians(inwards), ('finger1-1', 'finger1-2', 'finger1-3'), side, 1)


def _reach(shoulder, goal, upper, fore, pole):
    """Upper arm and forearm that end at the goal, the elbow bent towards the pole."""
    way = goal - shoulder
    far = min(np.linalg.norm(way), (upper + fore) * .995)
    way = _unit(way)
    along = (upper ** 2 - fore ** 2 + far ** 2) / (2 * far)
    aside = _unit(pole - way * way.dot(pole)) * math.sqrt(max(0, upper ** 2 - along ** 2))
    return way * along + aside, way * (far - along) - aside


class Arms:
    def __init__(self, figure, pose):
        self.figure, self._known = figure, {}
        sides = {'L': 'R', 'R': 'L'} if figure.shape['yaw'] < 0 else {'L': 'L', 'R': 'R'}
        self.arms = [Arm(figure, sides[side], wanted) for side, wanted in POSES[pose].items()] if pose else []

    def _share(self, key):
        """How much each vertex follows bones, softened."""
        if key not in self._known:
            if key[0] == 'arm':
                self._known[key] = self.figure.arm_share(key[1])
            else:
                bones, side, rounds = key
                self._known[key] = self.figure.soften(self.figure.base.weight_of(bones, side), rounds)
        return self._known[key]

    def raised(self, v, carried=lambda share: share):
        """`carried` makes of shares by vertex those of the points."""
        hung = v
        for arm in self.arms:
            for turn in arm.steps:
                v = turn(v, lambda key: carried(self._share(key)), hung)
        return v
