"""Eyes that look into the lens: a dished iris under a clear cornea, with a catchlight set as animators set it."""
import math

import numpy as np

from figure import step
from lids import lid_edge
from nodes import Material, scaled
from solid import grid, mesh

ROWS, COLUMNS = 72, 48
IRIS = 30
# By the ball's radius: how far before its centre the pupil lies, and catchlights.
PUPIL_DEPTH, GLINT = .76, 1.066


def _ball(shell, iris):
    """The unit ball about +z, and for each point its angle round the pupil and away from it."""
    points, uv = [], []
    for away in np.linspace(0, math.pi, ROWS + 1):
        for j in range(COLUMNS + 1):
            round_ = 2 * math.pi * j / COLUMNS
            z, r, out = math.cos(away), math.sin(away), 1.
            if shell:
                out = 1.012 + .045 * float(1 - step(.55, 1.15, away / iris))
            elif away < iris:
                z = math.cos(iris) - .02 - .06 * (1 - (away / iris) ** 2)
                r = math.sin(iris) * away / iris
            points.append((out * r * math.cos(round_), out * r * math.sin(round_), out * z))
            uv.append((j / COLUMNS, away / math.pi))
    return np.array(points), np.array(uv)


def _iris(recipe, iris):
    eye, (light, dark) = Material('iris'), recipe['colors']['iris']
    place = eye.node('SeparateXYZ', {0: eye.node('UVMap', uv_map='UV').outputs[0]})
    round_, away = place.outputs[0], place.outputs[1]
    edge = iris / math.pi
    pupil = edge * .46
    rays = eye.node('CombineXYZ', {0: eye.math('MULTIPLY', round_, 46.), 1: eye.math('MULTIPLY', away, 9.)}).outputs[0]
    tone = eye.mix(eye.ramp(away, pupil, edge * .95), scaled(light, 1.3), scaled(light, .6))
    tone = eye.mix(eye.ramp(eye.noise(1, 3, rays), .35, .65, 0, .5), tone, tuple(dark))
    # Light that came through the cornea gathers in the lower half.
    down = eye.math('SINE', eye.math('MULTIPLY', round_, 2 * math.pi))
    tone = eye.mix(eye.ramp(down, -.2, -1, 0, .55), tone, scaled(light, 2.2))
    tone = eye.mix(eye.ramp(away, edge * .84, edge * .98), tone, scaled(dark, .3))
    tone = eye.mix(eye.ramp(away, pupil * 1.06, pupil * .94), tone, (.003, .003, .004))
    white = eye.mix(eye.ramp(away, .34, .55), (.9, .89, .875), (.8, .62, .56))
    tone = eye.mix(eye.ramp(away, edge * .97, edge * 1.05), tone, white)
    # No sheen on the pupil: of two eyes one has it from the key light, and looks milky beside the other.
    sheen = eye.ramp(away, pupil, edge, 0, .15)
    return eye.set(Base_Color=tone, Roughness=.4, Specular=sheen, Emission=tone, Emission_Strength=.1).material


def _cornea():
    clear = Material('cornea')
    clear.tree.nodes.remove(clear.principled)
    # Faint: the key light's own image lies on the pupil of whoever looks to the viewer's left.
    gloss = clear.node('BsdfGlossy', {'Roughness': .06, 'Color': (.03, .03, .03)})
    share = clear.math('MULTIPLY', clear.node('Fresnel', {'IOR': 1.33}).outputs[0],
                       clear.math('SUBTRACT', 1., clear.node('LightPath').outputs['Is Shadow Ray']))
    both = clear.node('MixShader', {0: share})
    clear.put(clear.node('BsdfTransparent').outputs[0], both.inputs[1])
    clear.put(gloss.outputs[0], both.inputs[2])
    clear.put(both.outputs[0], clear.output.inputs['Surface'])
    return clear.material


def _glint(strength):
    light = Material('catchlight')
    return light.set(Base_Color=(0, 0, 0), Specular=0., Emission=(1, .98, .95), Emission_Strength=strength).material


def _towards(forward):
    """A turn that brings +z to `forward` and keeps the rest upright."""
    right = np.cross([0, 1, 0], forward)
    right /= np.linalg.norm(right)
    return np.stack([right, np.cross(forward, right), forward], 1)


def _staged(figure, side, v):
    return figure.staged(figure.ball_point(side, np.atleast_2d(np.asarray(v, float))))[0]


def _jacobian(figure, side):
    """Of the way from the unit ball to Blender's space."""
    centre = _staged(figure, side, [0, 0, 0])
    return np.stack([_staged(figure, side, axis) - centre for axis in np.eye(3)], 1)


def _aim(figure, side, camera):
    """The point of the unit ball that faces the camera once the ball has grown and the head has turned."""
    seen = _jacobian(figure, side).T @ (np.array(camera) - _staged(figure, side, [0, 0, 0]))
    return seen / np.linalg.norm(seen)


def _levelled(figure, side, aim):
    """Up and down rather to the middle of the lids than to the lens: an iris under the upper lid looks absent."""
    lids = np.concatenate([lid_edge(figure, side, part)[5:10] for part in (1, 2)]).mean(0) - figure.eye[side]
    lids = lids / np.array(figure.shape['eye'])
    middle = math.atan2(lids[1], lids[2])
    rise = math.asin(aim[1])
    rise += (middle + math.radians(1.5) - rise) * .7
    flat = aim[[0, 2]] / np.linalg.norm(aim[[0, 2]]) * math.cos(rise)
    return np.array([flat[0], math.sin(rise), flat[1]])


def add_eyes(figure, camera):
    recipe = figure.recipe
    iris = math.radians(recipe.get('irisSize', IRIS))
    painted, clear, bright, faint = _iris(recipe, iris), _cornea(), _glint(2.4), _glint(.5)
    quads = grid(ROWS + 1, COLUMNS + 1)
    for side in 'lr':
        aim = _aim(figure, side, camera)
        # Large eyes look to where their whites are even, so irises stay nearer to the middle of the lids than true ones would.
        turned = figure.shape['yaw'] * (1 - figure.shape['turnBack'])
        outwards = math.radians(recipe.get('diverge', 18) * (1 if side == 'l' else -1) + turned * recipe.get('centred', 1.2))
        aim = aim @ np.array([[math.cos(outwards), 0, -math.sin(outwards)], [0, 1, 0], [math.sin(outwards), 0, math.cos(outwards)]])
        turn = _towards(_levelled(figure, side, aim))
        for shell, material in ((False, painted), (True, clear)):
            points, uv = _ball(shell, iris)
            stage = figure.staged(figure.ball_point(side, points @ turn.T))
            mesh('eye', stage, quads, material, uv=uv)
        for aside, size, material in (((-.21, .12), 5.2, bright), ((.26, -.24), 2.2, faint)):
            _spot(figure, side, _mirrored(figure, side, turn, aside, camera), size, material)


def _mirrored(figure, side, turn, aside, camera):
    """Which way of the unit ball a place beside the pupil is seen in, as the camera sees it: to the right and up, by the
    ball's radius. The iris lies deeper than the cornea, and that of each eye looks another way past the lens."""
    ways = [1, 0, 0], [0, 0, 1], np.array(camera) - _staged(figure, side, [0, 0, 0])
    right, up, to_camera = np.linalg.solve(_jacobian(figure, side), np.array(ways, float).T).T
    to_camera = to_camera / np.linalg.norm(to_camera)
    place = turn[:, 2] * PUPIL_DEPTH
    for way, far in zip((right, up), aside):
        way = way - to_camera * way.dot(to_camera)
        place = place + way / np.linalg.norm(way) * far
    place = place - to_camera * place.dot(to_camera)
    return place + to_camera * math.sqrt(GLINT ** 2 - place.dot(place))


def _spot(figure, side, way, size, material):
    """A round patch that lies on the cornea."""
    size, turn = math.radians(size), _towards(way / np.linalg.norm(way))
    away = np.array([0, .35, .7, 1.])[:, None] * size
    round_ = np.linspace(0, 2 * math.pi, 24, endpoint=False)[None]
    x, y = away * np.cos(round_), away * np.sin(round_)
    points = np.stack([np.sin(x) * np.cos(y), np.sin(y), np.cos(x) * np.cos(y)], 2).reshape(-1, 3) * GLINT
    thing = mesh('catchlight', figure.staged(figure.ball_point(side, points @ turn.T)), grid(4, 24, ring=True), material)
    for way in ('diffuse', 'glossy', 'transmission', 'shadow'):
        setattr(thing, 'visible_' + way, False)
