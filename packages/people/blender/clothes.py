"""Knits, tees and jackets over the body."""
import math
from collections import Counter, defaultdict

import bpy
import numpy as np

import parts
from figure import step
from folds import folded, stitches
from nodes import Material, scaled
from solid import grid, mesh, subdivided


def fabric(color, kind, stripe=None, rib=0):
    """`rib` is how many ribs go around a band."""
    cloth = Material(kind)
    where = cloth.node('TexCoord').outputs['Object']
    if rib:
        place = cloth.node('SeparateXYZ', {0: cloth.node('UVMap', uv_map='UV').outputs[0]})
        yarn = cloth.math('MULTIPLY_ADD', cloth.math('SINE', cloth.math('MULTIPLY', place.outputs[0], 2 * math.pi * rib)), .5, .5)
    elif kind == 'knit':
        # Rows of stitches, each a V. Finer ones than these are blotches at few samples wherever there is shade.
        place = cloth.node('SeparateXYZ', {0: cloth.node('UVMap', uv_map='UV').outputs[0]})
        column = cloth.math('ABSOLUTE', cloth.math('SINE', cloth.math('MULTIPLY', place.outputs[0], math.pi)))
        legs = cloth.math('ABSOLUTE', cloth.math('SUBTRACT', cloth.math('FRACT', place.outputs[0]), .5))
        row = cloth.math('SINE', cloth.math('MULTIPLY', cloth.math('MULTIPLY_ADD', legs, -1.1, place.outputs[1]), 2 * math.pi))
        yarn = cloth.math('MULTIPLY', cloth.math('POWER', column, .6), cloth.math('MULTIPLY_ADD', row, .28, .72))
    else:
        yarn = cloth.noise(700, 3, where)
    # Two sets of long soft folds that fall to either side, as cloth hangs from the shoulders.
    folds = None
    for lean in (.55, -.55):
        turned = cloth.node('Mapping', {'Vector': where, 'Scale': (11, 8, 2.6), 'Rotation': (.2, lean, .2)}).outputs[0]
        folds = cloth.bump(cloth.noise(1, 1, turned, .6), (.1 if rib else .3 if kind == 'knit' else .55), .05, folds)
    depth = {'knit': .0012, 'wool': .0005}.get(kind, .0003)
    threads = cloth.bump(yarn, .9 if rib else .5, .0012 if rib else depth, folds)
    contrast = .72 if kind == 'knit' or rib else .92
    tone = cloth.mix(cloth.ramp(yarn, 0, .9), scaled(color, contrast), scaled(color, 1.1))
    if stripe:
        height = cloth.node('SeparateXYZ', {0: where}).outputs[2]
        wave = cloth.math('SINE', cloth.math('MULTIPLY', height, 2 * math.pi / stripe.get('every', .026)))
        tone = cloth.mix(cloth.ramp(wave, stripe.get('from', .35), stripe.get('from', .35) + .08), tone, tuple(stripe['color']))
    # The shade between folds is also drawn: what light alone makes of them is lost where it comes from the front.
    tone = cloth.mix(cloth.math('MULTIPLY', cloth.node('Attribute', attribute_name='hollow').outputs['Fac'], .5), tone, (.62,) * 3, 'MULTIPLY')
    # Of the light it throws on the chin above it most of the colour is taken: that reads as a line painted under the jaw.
    thrown = cloth.math('MULTIPLY', cloth.node('LightPath').outputs['Is Diffuse Ray'], .92)
    tone = cloth.mix(thrown, tone, (float(np.dot(color, (.3, .6, .1))),) * 3)
    sheen = {'knit': 1., 'wool': .6}.get(kind, .3)
    return cloth.set(Base_Color=tone, Normal=threads, Roughness=.85, Specular=.15, Sheen=sheen, Sheen_Tint=.6).material


def _loops(faces):
    """Open edges of a mesh, as rings of its points."""
    edges = Counter(tuple(sorted((face[i], face[(i + 1) % len(face)]))) for face in faces for i in range(len(face)))
    beside = defaultdict(list)
    for (a, b), count in edges.items():
        if count == 1:
            beside[a].append(b)
            beside[b].append(a)
    seen, loops = set(), []
    for start in list(beside):
        if start in seen:
            continue
        loop, at = [start], start
        seen.add(start)
        while True:
            following = [other for other in beside[at] if other not in seen]
            if not following:
                break
            at = following[0]
            seen.add(at)
            loop.append(at)
        loops.append(loop)
    return loops


def _hung(v, faces, neck, loose=.07):
    """Cloth spans hollows of the body that it does not follow, most of all on the breast; its hems stay where they are."""
    edges = np.array([(face[i], face[(i + 1) % len(face)]) for face in faces for i in range(len(face))])
    edges = np.concatenate([edges, edges[:, ::-1]])
    count = np.bincount(edges[:, 0], minlength=len(v))[:, None]
    free = np.ones((len(v), 1))
    free[[at for loop in _loops(faces) for at in loop]] = 0
    breast = free * step(neck - .75, neck - 1.15, v[:, 1:2]) * step(1.05, .7, np.abs(v[:, :1]))
    for i in range(20):
        mean = np.zeros_like(v)
        np.add.at(mean, edges[:, 0], v[edges[:, 1]])
        v = v + (mean / np.maximum(1, count) - v) * (free if i < 5 else breast) * .5
    # What smoothing took from the volume is given back.
    out = np.zeros_like(v)
    for face in faces:
        out[face] += np.cross(v[face[2]] - v[face[0]], v[face[-1]] - v[face[1]])
    return v + out / (np.linalg.norm(out, axis=1)[:, None] + 1e-12) * loose * (.45 + .55 * free)


def _let_out(v, figure, neck, room=.05):
    """Cloth before the throat lies outside it, which would come through the collar."""
    skin, v = figure.hanging[:parts.SKIN_VERTICES], v.copy()
    # From the neck's axis: how far, and which way, 0 to the front.
    far = lambda points: np.linalg.norm((points - figure.neck)[:, [0, 2]], axis=1)
    way = lambda points: np.arctan2(*(points - figure.neck)[:, [0, 2]].T)
    throat = skin[(np.abs(skin[:, 1] - neck) < .6) & (far(skin) < 1)]
    reach, ways = far(v), way(v)
    for at in np.flatnonzero((v[:, 1] > neck - .55) & (reach < 1) & (np.abs(ways) < 1.3)):
        above = throat[:, 1] - v[at, 1]
        near = throat[(np.abs(way(throat) - ways[at]) < .3) & (above > -.08) & (above < .2)]
        if len(near):
            push = max(0, far(near).max() + room - reach[at]) * step(1.3, .8, np.abs(ways[at]))
            v[at, [0, 2]] += (v[at] - figure.neck)[[0, 2]] / reach[at] * push
    return v


def rounded(ring, count):
    """A closed line through the ring's points, smoothed, with `count` points."""
    for _ in range(2):
        ring = (np.roll(ring, 1, 0) + 2 * ring + np.roll(ring, -1, 0)) / 4
    t = np.linspace(0, len(ring), count, endpoint=False)
    i = t.astype(int)
    f = (t - i)[:, None]
    a, b, c, d = (ring[(i + k) % len(ring)] for k in (-1, 0, 1, 2))
    return .5 * (2 * b + (c - a) * f + (2 * a - 5 * b + 4 * c - d) * f ** 2 + (3 * b - a - 3 * c + d) * f ** 3)


def band(figure, line, material, radius, tall=1.7, lean=0., up_by=0., round_=12, along=None):
    """A ribbed band about a closed line, `tall` times as high as thick: upright, or along a limb that is held anyhow."""
    way = np.roll(line, -1, 0) - np.roll(line, 1, 0)
    out = line - line.mean(0)
    if along is not None:
        way, out = (some - along * (some @ along)[:, None] for some in (way, out))
    way /= np.linalg.norm(way, axis=1)[:, None]
    out -= way * (out * way).sum(1)[:, None]
    out /= np.linalg.norm(out, axis=1)[:, None]
    up = np.cross(way, out)
    up *= np.sign(up.mean(0).dot((0, 1, 0) if along is None else along) + 1e-9)
    rings = []
    for j in range(round_ + 1):
        a = 2 * math.pi * j / round_
        height = math.sin(a) * radius * tall + up_by
        rings.append(line + out * (math.cos(a) * radius - lean * height) + up * height)
    points = np.stack(rings, 1)
    points = np.concatenate([points, points[:1]]).reshape(-1, 3)
    rows = len(line) + 1
    uv = [(i / (rows - 1), j / round_) for i in range(rows) for j in range(round_ + 1)]
    return mesh('band', figure.staged(points), grid(rows, round_ + 1), material, uv=uv)


def _gathered(v, wrist, elbow, by=.72, over=1.9, back=.2):
    """A sleeve drawn in towards its cuff, and that drawn back from the hand: a straight one gapes about the wrist, and a hand
    that begins at the cuff has none."""
    way = (elbow - wrist) / np.linalg.norm(elbow - wrist)
    d = v - wrist
    along = d @ way
    aside = d - along[:, None] * way
    near = (np.linalg.norm(aside, axis=1) < .6) & (along > -.4)
    drawn = way * (back * (1 - step(.1, 1.4, along)) * near)[:, None]
    return v + drawn - aside * ((1 - by) * (1 - step(.15, over, along)) * near)[:, None]


def _fitted_to_wrist(v, loop, skin, axis, of_arm, room=-.02, over=1.7):
    """A cuff laid about the wrist as that lies when posed: by bones alone the hand is not in its middle and it gapes."""
    centre = v[loop].mean(0)
    beside = np.cross(axis, (.3, .9, .1))
    beside /= np.linalg.norm(beside)
    frame = np.stack([beside, np.cross(axis, beside)], 1)
    along, near = (v - centre) @ axis, np.linalg.norm(v - centre, axis=1) < 1.6
    ring = skin[(np.abs((skin - centre) @ axis) < .14) & (np.linalg.norm(skin - centre, axis=1) < .6)]
    if len(ring) < 6:
        return v
    flat = (ring - centre) @ frame
    middle = (flat.max(0) + flat.min(0)) / 2
    # How far the wrist reaches, by direction; a cuff is rounder than what is in it.
    ways = np.linspace(-math.pi, math.pi, 72, endpoint=False)
    reach = np.array([((flat - middle) @ (math.cos(a), math.sin(a))).max() for a in ways]) * .7
    reach += reach.mean() / .7 * .3 + room
    own = (v[loop] - centre) @ frame
    about = own - own.mean(0)
    long = np.linalg.norm(about, axis=1)
    wanted = middle + about / long[:, None] * np.interp(np.arctan2(about[:, 1], about[:, 0]), ways, reach, period=2 * math.pi)[:, None]
    moves = (wanted - own) @ frame.T
    # What follows the cuff does so by where about the arm it is.
    d = (v - centre) @ frame - own.mean(0)
    far = np.linalg.norm(d, axis=1)
    like = (d / (far[:, None] + 1e-9)) @ (about / long[:, None]).T
    like = np.exp((like - 1) * 14)
    share = step(over, .1, along) * (along > -.5) * near * (far < 1) * step(.3, .7, of_arm)
    return v + (like @ moves) / like.sum(1)[:, None] * share[:, None]


class Outfit:
    def __init__(self, figure, garment, look):
        self.figure, self.garment, self.look = figure, garment, look
        hung = _hung(garment.fitted(figure.hanging), garment.faces, figure.neck[1])
        self._cuffs = []
        for loop in _loops(garment.faces):
            for side in 'lr':
                wrist, elbow = (figure.hanging[figure.base.group('joint-%s-%s' % (side, name))].mean(0) for name in ('hand', 'elbow'))
                if np.linalg.norm(hung[loop].mean(0) - wrist) < .5:
                    hung = _gathered(hung, wrist, elbow)
                    self._cuffs.append((loop, side))
        hung = _let_out(hung, figure, hung[self._neck(hung)][:, 1].mean())
        self._hung, self.v = hung, figure.arms.raised(hung, garment.carried)
        for loop, side in self._cuffs:
            self.v = _fitted_to_wrist(self.v, loop, figure.v[:parts.SKIN_VERTICES], self._forearm(side), garment.carried(figure.arm_share(side.upper())))

    def _forearm(self, side):
        wrist, elbow = (self.figure.v[self.figure.base.group('joint-%s-%s' % (side, name))].mean(0) for name in ('hand', 'elbow'))
        return (elbow - wrist) / np.linalg.norm(elbow - wrist)

    def add(self):
        look, figure = self.look, self.figure
        cloth = fabric(tuple(look['color']), look.get('fabric', 'knit'), look.get('stripe'))
        v, faces, uv, hollows = self._folded()
        thing = mesh('outfit', v, faces, cloth, uv=uv, colors={'hollow': hollows})
        thick = thing.modifiers.new('thick', 'SOLIDIFY')
        thick.thickness, thick.offset = .004, 1
        texture = bpy.data.textures.new('folds', 'CLOUDS')
        # The older basis is cut off at both ends, which leaves flat patches with edges.
        texture.noise_basis, texture.noise_scale, texture.noise_depth = 'IMPROVED_PERLIN', .09, 1
        folds = thing.modifiers.new('folds', 'DISPLACE')
        folds.texture, folds.strength, folds.mid_level, folds.texture_coords = texture, .012, .45, 'LOCAL'
        self._add_collar()
        for loop, side in self._cuffs:
            band(figure, rounded(self.v[loop], 120), self._ribs(look['color'], 60), .095, 2.1, lean=-.1, up_by=.13, along=self._forearm(side))

    def _folded(self):
        """Points in Blender's space and faces, fine enough for folds, and where on the cloth each lies, in stitches, and how deep between folds."""
        figure, garment = self.figure, self.garment
        shares = np.stack([garment.carried(figure.arm_share(side)) for side in 'LR'] + [np.zeros(len(self.v))], 1)
        (v, faces), (rest, _), (arms, _) = (subdivided(some, garment.faces, 2) for some in (self.v, self._hung, shares))
        v, hollows = folded(figure, v, rest, arms.T[:2], faces)
        return figure.staged(v), faces, stitches(figure, rest, arms.T[:2]), np.repeat(hollows[:, None], 4, 1)

    def _neck(self, v):
        """The points about the neck, in order."""
        for loop in _loops(self.garment.faces):
            centre = v[loop].mean(0)
            if len(loop) > 10 and abs(centre[0]) < .3 and centre[1] > self.figure.neck[1] - 1.2:
                return loop
        raise ValueError('What is worn has no collar.')

    def _ribs(self, color, count):
        kind = self.look.get('fabric', 'knit')
        return fabric(tuple(color), kind, rib=count if kind == 'knit' else 0)

    def _add_collar(self):
        line, look = rounded(self.v[self._neck(self.v)], 260), self.look
        ribs = self._ribs(look.get('collarColor', look['color']), 110)
        collar = look.get('collar', 'crew')
        if collar == 'crew':
            band(self.figure, line, ribs, .085)
        elif collar == 'tee':
            band(self.figure, line, ribs, .065, 1.5)
        elif collar == 'mock':
            # Stands up about a long neck, half as high as one that is rolled.
            band(self.figure, line, ribs, .09, 2.9, lean=.3, up_by=.2)
        elif collar == 'roll':
            band(self.figure, line, ribs, .1, 3.4, lean=.32, up_by=.26)
            band(self.figure, line, ribs, .12, 2.2, lean=.2, up_by=.3)
