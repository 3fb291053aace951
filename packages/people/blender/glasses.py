"""Glasses: rims before the eyes, a bridge, and temples to the ears. No lenses: their mirrors would hide the eyes."""
import math

import numpy as np

import parts
from figure import reach_of
from nodes import Material
from solid import grid, mesh


def _tube(figure, line, radius, material, closed):
    line = np.asarray(line)
    way = np.gradient(line, axis=0) if not closed else np.roll(line, -1, 0) - np.roll(line, 1, 0)
    way /= np.linalg.norm(way, axis=1)[:, None]
    side = np.cross(way, [0, 0, 1.])
    flat = np.linalg.norm(side, axis=1) < .3
    side[flat] = np.cross(way[flat], [0, 1., 0])
    side /= np.linalg.norm(side, axis=1)[:, None]
    up = np.cross(side, way)
    rings = [line + (side * math.cos(a) + up * math.sin(a)) * radius for a in np.linspace(0, 2 * math.pi, 12, endpoint=False)]
    points = np.stack(rings, 1)
    if closed:
        points = np.concatenate([points, points[:1]])
    thing = mesh('glasses', figure.staged(points.reshape(-1, 3)), grid(len(points), 12, ring=True), material, levels=1)
    # A rim's shadow on the upper lid is drawn over the eye by whoever shuts it.
    thing.visible_shadow = False


def _temple(hinge, head, ear, sign, thick):
    """From a rim to behind the ear, along the head and never in it: an arm that ends in the skin before the ear is a stub."""
    end = np.array([0, (hinge[1] + ear[:, 1].max()) / 2, ear[:, 2].mean()])

    def beside(point):
        near = head[(np.abs(head[:, 1] - point[1]) < .15) & (np.abs(head[:, 2] - point[2]) < .12)]
        return np.abs(near[:, 0]).max(initial=0) + thick * .4

    end[0] = sign * beside(end)
    line = hinge + (end - hinge) * np.linspace(0, 1, 14)[:, None]
    for point in line:
        point[0] = sign * max(beside(point), abs(point[0]))
    for _ in range(2):
        line[1:-1, 0] = np.maximum(np.abs(line[1:-1, 0]), np.abs(line[:-2, 0] + line[2:, 0]) / 2) * sign
    return line


def add_glasses(figure, glasses):
    k, color = figure.size, tuple(glasses['color'])
    material = Material('frame').set(Base_Color=color, Roughness=.18, Specular=.5, Metallic=glasses.get('metal', 0.), Clearcoat=.4).material
    wide, high, square = glasses.get('wide', .30) * k, glasses.get('high', .27) * k, glasses.get('square', 2.4)
    thick = glasses.get('thick', .022) * k
    skin = figure.v[:parts.SKIN_VERTICES]
    wide = min(wide, figure.eye['l'][0] - .06 * k)
    is_ear = (reach_of('ears/l-ear-wing-out') + reach_of('ears/r-ear-wing-out'))[:parts.SKIN_VERTICES] > .01
    temples, ears, rims = skin[~is_ear], skin[is_ear], {}
    for sign, side in ((1, 'l'), (-1, 'r')):
        eye = figure.eye[side]
        centre = np.array([eye[0], eye[1] - .02 * k, 0])
        a = np.linspace(0, 2 * math.pi, 72, endpoint=False)
        x = np.sign(np.cos(a)) * np.abs(np.cos(a)) ** (2 / square) * wide
        y = np.sign(np.sin(a)) * np.abs(np.sin(a)) ** (2 / square) * high
        # Bowed about the face a little.
        rim = centre + np.stack([x, y, -.16 * (x * sign + .1 * k) ** 2 / k], 1)
        # Before everything it passes, but for the nose it sits on.
        near = skin[(np.abs(skin[:, 0] - eye[0]) < wide * 1.1) & (np.abs(skin[:, 1] - eye[1]) < high * 1.1) & (np.abs(skin[:, 0]) > .2 * k)]
        rim[:, 2] += near[:, 2].max() + .035 * k
        rims[side] = rim
        _tube(figure, rim, thick, material, True)
        hinge = rim[np.argmax(rim[:, 0] * sign)] + [0, .05 * k, 0]
        _tube(figure, _temple(hinge, temples[temples[:, 0] * sign > 0], ears[ears[:, 0] * sign > 0], sign, thick), thick * .8, material, False)
    inner = [rims['r'][np.argmax(rims['r'][:, 0])], rims['l'][np.argmin(rims['l'][:, 0])]]
    t = np.linspace(0, 1, 12)[:, None]
    bridge = inner[0] + (inner[1] - inner[0]) * t + np.array([0, .06, .05]) * k * np.sin(t * math.pi)
    _tube(figure, bridge, thick * .9, material, False)
