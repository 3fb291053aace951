"""The person's shape: morphs, the exaggerations of an animated film, a friendly rest, arms and the turn of the body."""
import math

import numpy as np

import parts
from arms import Arms
from lids import openness

# What all share: soft noses and jaws, full cheeks, clear eyes.
SOFT = {
    'nose/nose-scale-horiz-decr': .2, 'nose/nose-scale-vert-decr': .5, 'nose/nose-scale-depth-decr': .35,
    'nose/nose-point-up': .35, 'nose/nose-point-width-more': .3, 'nose/nose-volume-potato': .3,
    'nose/nose-hump-lesshump': .5, 'nose/nose-curve-concave': .25, 'nose/nose-nostril-width-min': .3,
    'head/head-age-less': .5, 'neck/neck-scale-horiz-less': .5, 'neck/neck-scale-depth-less': .4,
    'forehead/forehead-scale-vert-less': .9, 'neck/neck-scale-vert-less': .9, 'neck/neck-double-less': .5, 'chin/chin-prominent-more': .3, 'head/head-scale-vert-less': .25,
    'head/head-scale-horiz-more': .1, 'mouth/mouth-angles-up': .9, 'mouth/mouth-scale-horiz-incr': .3,
    'cheek/*-cheek-volume-inflate': .4, 'cheek/*-cheek-trans-vert-up': .5, 'eyes/*-eye-height2-max': .35,
    'eyes/*-eye-bag-in': .6, 'eyes/*-eye-bag-min': .6,
}
REST = {'mouth-corner-puller': .9}
LIDS = ('eye-left-opened-up', 'eye-right-opened-up')


def step(low, high, x):
    t = np.clip((np.asarray(x, float) - low) / (high - low), 0, 1)
    return t * t * (3 - 2 * t)


def normals_of(v, quads):
    across = np.cross(v[quads[:, 2]] - v[quads[:, 0]], v[quads[:, 3]] - v[quads[:, 1]])
    made = np.zeros_like(v)
    for k in range(4):
        np.add.at(made, quads[:, k], across)
    return made / (np.linalg.norm(made, axis=1)[:, None] + 1e-12)


def reach_of(name):
    return np.linalg.norm(parts.target(name), axis=1)


class Figure:
    def __init__(self, recipe, pose=None):
        self.recipe, self.base = recipe, parts.Base()
        shape = self.shape = {
            'eye': [1.82, 1.92, 1.24], 'eyeOut': .03, 'eyeDown': .02, 'nose': .82, 'lift': .04, 'head': 1.34,
            'shoulders': .79, 'slope': .42, 'open': .46, 'arms': 38, 'yaw': 18, 'turnBack': .72, 'tilt': 3, 'jaw': 1, 'smile': 1, **recipe['shape'],
        }
        body = parts.build_of(recipe['origins'], recipe['gender'], recipe.get('ages', {'young': 1}),
                              recipe.get('weight', -.2), recipe.get('muscle', 0))
        soft = {name: weight * recipe.get('soft', 1) for name, weight in SOFT.items()}
        plain = parts.morphed(self.base.v, {**body})
        self.plain = parts.morphed(plain, soft)
        self.plain = parts.morphed(self.plain, recipe.get('morphs', {}))
        self._measure()
        self.size = shape['head']
        self.lips = np.clip(np.maximum(reach_of('mouth/mouth-upperlip-volume-inflate') / .0235,
                                       reach_of('mouth/mouth-lowerlip-volume-inflate') / .032), 0, 1)
        self.eye = {s: self._grow_head(self._moved(s)[None])[0] for s in 'lr'}
        self._mask = self._smoothing()
        self._edges = self._all_edges()
        self._arms = {s: self._spread(self.base.weight_of(('upperarm', 'lowerarm', 'wrist', 'finger', 'metacarpal', 'shoulder01'), s)) for s in 'LR'}
        # Whose muscles move the face: those of the origin it has most of, unless the recipe knows a kinder smile.
        origin = recipe.get('smiles', max(recipe['origins'], key=recipe['origins'].get))
        smiling = self.plain.copy()
        for unit, weight in {**REST, **recipe.get('rest', {})}.items():
            share = shape['smile'] if unit.startswith('mouth') else 1
            moves = parts.target('expression/units/%s/%s' % (origin, unit)) * weight * share
            # A smile's folds from nose to mouth are of a real face, not of a drawn one.
            smiling += self._smooth(moves, 1 - np.clip(self.lips * 2.5, 0, 1), 14)
        smiling = self._opened(smiling, origin)
        self.v = self._lower_arms(self._smooth(self._style(smiling), self._mask))
        # As clothes are cut: what is worn is put on arms that hang, and raised with them.
        self.hanging, self.arms = self.v, Arms(self, pose)
        self.v = self.arms.raised(self.v)
        skin = self.v[:parts.SKIN_VERTICES]
        # The mouth's joint is inside the head, well above the lips.
        self.mouth = self._style(self._mouth[None])[0]
        self.lip_centre = self.v[self.lips > .6].mean(0)
        front = skin[(np.abs(skin[:, 0]) < .05) & (skin[:, 1] > self.mouth[1]) & (skin[:, 1] < self.eye['l'][1])]
        self.nose = front[front[:, 2].argmax()]
        self.top = skin[:, 1].max()
        self.skull = np.array([0, self.eye['l'][1] + (self.top - self.eye['l'][1]) * .25, self.nose[2] - 1.15 * self.size])

    def _opened(self, v, origin):
        """Lids lifted until the eyes are as open as the shape asks, whatever origin and age made of them."""
        lift = sum(parts.target('expression/units/%s/%s' % (origin, unit)) for unit in LIDS)
        found = []
        for weight in (0, 1):
            self.v = self._style(v + lift * weight)
            found.append(openness(self))
        weight = (self.shape['open'] - found[0]) / (found[1] - found[0])
        return v + lift * np.clip(weight, -.5, 1.6)

    def _joint(self, name):
        return self._joint_of(self.plain, name)

    def _joint_of(self, v, name):
        return v[self.base.group('joint-' + name)].mean(0)

    def _measure(self):
        box = {s: self.plain[self.base.group('helper-%s-eye' % s)] for s in 'lr'}
        self._eye = {s: (b.min(0) + b.max(0)) / 2 for s, b in box.items()}
        self.ball = (box['l'].max(0) - box['l'].min(0))[:2].mean() / 2 * .985
        self.neck, self._head, self._mouth = self._joint('neck'), self._joint('head'), self._joint('mouth')
        skin = self.plain[:parts.SKIN_VERTICES]
        front = skin[(np.abs(skin[:, 0]) < .05) & (skin[:, 1] > self._mouth[1]) & (skin[:, 1] < self._eye['l'][1])]
        self._nose = front[front[:, 2].argmax()]

    def _moved(self, side):
        outwards = 1 if side == 'l' else -1
        return self._eye[side] + [outwards * self.shape['eyeOut'], -self.shape['eyeDown'], 0]

    def _grow_head(self, v):
        share = step(self.neck[1] - .1, self.neck[1] + .5, v[:, 1])[:, None]
        return v + (v - (self.neck + [0, .2, 0])) * (self.size - 1) * share

    def ball_point(self, side, v):
        """From the unit ball to where the eye is: it grows as its lids do."""
        return self._grow_head(self._moved(side) + v * self.ball * np.array(self.shape['eye']))

    def _style(self, v):
        """Large eyes (flat near the ball: a steep fall folds the cheeks), small nose, large head, slim shoulders."""
        shape, v = self.shape, v.copy()
        moved, weight = np.zeros_like(v), np.zeros(len(v))
        for s, outwards in (('l', 1), ('r', -1)):
            d = v - self._eye[s]
            away = np.sqrt((d[:, 0] / 1.08) ** 2 + d[:, 1] ** 2 + (d[:, 2] * .55) ** 2)
            w = np.exp(-(np.maximum(0, away - .15) / .27) ** 2)
            moved += (d * (np.array(shape['eye']) - 1) + [outwards * shape['eyeOut'], -shape['eyeDown'], 0]) * w[:, None]
            weight += w
        moved /= np.maximum(1, weight)[:, None]
        moved[:, 0] *= 1 - step(.45, .68, np.abs(v[:, 0])) * .85
        v += moved
        d = (v - self._nose) / [.26, .26, .34]
        v += (v - (self._nose - [0, -.03, .16])) * (shape['nose'] - 1) * np.exp(-(d ** 2).sum(1) * 1.2)[:, None]
        eyes, neck = self._eye['l'][1], self.neck[1]
        v[:, 1] += shape['lift'] * (1 - step(self._mouth[1] - .02, eyes - .24, v[:, 1])) * step(neck - .05, neck + .45, v[:, 1])
        lower = (1 - step(self._mouth[1] - .1, eyes - .1, v[:, 1])) * step(neck - .05, neck + .35, v[:, 1])
        v[:, 0] *= 1 + (shape['jaw'] - 1) * lower
        v[:, 0] *= 1 - (1 - shape['shoulders']) * (1 - step(neck - .9, neck - .1, v[:, 1]))
        return self._grow_head(v)

    def _smoothing(self):
        """Where the exaggeration may be ironed out: not at lids, lips, inside the mouth and nostrils."""
        v = self._style(self.plain)
        w = step(self.neck[1] + .2, self.neck[1] + .6, v[:, 1]) * step(-.1, .3, v[:, 2] - self._head[2])
        w[parts.SKIN_VERTICES:] = 0
        w *= 1 - np.clip(self.lips * 2.5, 0, 1)
        for s in 'lr':
            away = np.linalg.norm((v - self.eye[s]) / (np.array(self.shape['eye']) * self.ball * self.size), axis=1)
            w *= step(1.06, 1.25, away)
        mouth = self._style(self._mouth[None])[0]
        normals = normals_of(v, self.base.skin)
        self.inner = (np.abs(v[:, 0]) < .4 * self.size) & (np.abs(v[:, 1] - mouth[1]) < .5 * self.size)
        self.inner &= (v[:, 2] > mouth[2] - 1.2) & (((v - mouth) * normals).sum(1) < -.01)
        w[self.inner] = 0
        w *= step(.05, .22, np.linalg.norm((v - mouth) * [.8, 1, .5], axis=1))
        nostrils = reach_of('nose/nose-flaring-incr')
        return w * (1 - .92 * np.clip(nostrils / nostrils.max() * 2.2, 0, 1))

    def _all_edges(self):
        q = self.base.quads
        edges = np.concatenate([q[:, [0, 1]], q[:, [1, 2]], q[:, [2, 3]], q[:, [3, 0]]])
        return np.concatenate([edges, edges[:, ::-1]])

    def _smooth(self, v, mask, rounds=10):
        edges = self._edges
        count = np.bincount(edges[:, 0], minlength=len(v))[:, None]
        for _ in range(rounds):
            mean = np.zeros_like(v)
            np.add.at(mean, edges[:, 0], v[edges[:, 1]])
            v = v + (mean / np.maximum(1, count) - v) * (mask * (count[:, 0] > 0))[:, None] * .5
        return v

    def _spread(self, weights):
        """Weights that fall off softly: a sharp bend makes balls of shoulders and pleats of armpits."""
        return self.soften(weights, 24)

    def _lower_arms(self, v):
        for side, sign in (('L', 1), ('R', -1)):
            shoulder = v[self.base.group('joint-%s-shoulder' % side.lower())].mean(0)
            a = math.radians(-self.shape['arms']) * sign
            turn = np.array([[math.cos(a), -math.sin(a), 0], [math.sin(a), math.cos(a), 0], [0, 0, 1]])
            v = v + ((v - shoulder) @ turn.T + shoulder - v) * self._arms[side][:, None]
        # Shoulders fall away from the neck; level ones look stuffed.
        below = 1 - step(self.neck[1] - .1, self.neck[1] + .35, v[:, 1])
        wide = np.maximum(0, np.abs(v[:, 0]) - .35)
        v[:, 1] -= self.shape['slope'] * np.minimum(wide, 1.25) * below
        hands = sum(self.soften(self.base.weight_of(('wrist', 'finger', 'metacarpal'), side), 2) for side in 'LR')
        return self._smooth(v, (1 - step(self.neck[1] - .45, self.neck[1] - .1, v[:, 1])) * (1 - np.clip(hands, 0, 1)), 5)

    def soften(self, weights, rounds):
        return self._smooth(weights[:, None], 1, rounds)[:, 0]

    def arm_share(self, side):
        return self._arms[side]

    def before(self, x, up, off):
        """A place before the body: up from the hips (0) to the neck (1), off the surface in decimetres."""
        hips = self._joint_of(self.v, 'pelvis')[1]
        y = hips + (self.neck[1] - hips) * up
        skin = self.v[:parts.SKIN_VERTICES]
        torso = (sum(self._arms[s][:parts.SKIN_VERTICES] for s in 'LR') < .3) & (np.abs(skin[:, 1] - y) < .35)
        near = skin[torso & (np.abs(np.abs(skin[:, 0]) - min(abs(x), .8)) < .3)]
        return np.array([x, y, near[:, 2].max() + off])

    def posed(self, v):
        """The body turned aside, the head turned back to the camera and tilted; for any points."""
        v = np.asarray(v, float)
        return self._posed_as(v, step(-.15, .75, v[:, 1] - self.neck[1]))

    def _posed_as(self, v, share):
        """By how much of each point is head."""
        v = v - self.neck
        a = np.radians(self.shape['tilt']) * share
        v = np.stack([v[:, 0] * np.cos(a) - v[:, 1] * np.sin(a), v[:, 0] * np.sin(a) + v[:, 1] * np.cos(a), v[:, 2]], 1)
        a = np.radians(self.shape['yaw']) * (1 - self.shape['turnBack'] * share)
        v = np.stack([v[:, 0] * np.cos(a) + v[:, 2] * np.sin(a), v[:, 1], -v[:, 0] * np.sin(a) + v[:, 2] * np.cos(a)], 1)
        return v + self.neck

    def with_body(self, v, share):
        """Points moved so that they are posed with the body: at the height of the head a hand would be bent aside with it."""
        goal, found = self._posed_as(v, np.zeros(len(v))), v
        for _ in range(6):
            found = found + goal - self.posed(found)
        return v + (found - v) * share[:, None]

    def staged(self, v):
        """Posed, in Blender's space: metres, z up, the camera at -y."""
        v = self.posed(v)
        return np.stack([v[:, 0], -v[:, 2], v[:, 1]], 1) * .1
