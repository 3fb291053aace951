"""A stoneware mug, glazed down to a band of bare clay, with coffee in it."""
import math

from mathutils import Vector

from products.printed import rounded
from stage import add, lathe, material, soften
from surface import through

HEIGHT, SWEEP, DISTANCE, LIFT = 1.5, (0.62, 0.7, 0.66), 6.6, 1.5

R = 0.735


def handle(made):
    """An ear: oval across, wider and thicker where it meets the wall, sunk into it at both ends."""
    path = through([(0.66, 0, 1.2), (0.76, 0, 1.215), (0.9, 0, 1.205), (1.02, 0, 1.14), (1.1, 0, 1.02), (1.125, 0, 0.87), (1.105, 0, 0.72), (1.04, 0, 0.59), (0.93, 0, 0.505), (0.8, 0, 0.468), (0.66, 0, 0.455)], 6)
    rings, around = [], 24
    for i, point in enumerate(path):
        along = (path[min(i + 1, len(path) - 1)] - path[max(i - 1, 0)]).normalized()
        across = along.cross(Vector((0, 1, 0)))
        # The clay is smeared onto the wall.
        joined = max(0.0, 1 - max(0.0, point.x - 0.7) / 0.14) ** 2
        wide, thick = 0.1 + 0.05 * joined, 0.062 + 0.045 * joined
        rings.append([tuple(point + Vector((0, wide * math.cos(a), 0)) + across * thick * math.sin(a)) for a in (math.tau * k / around for k in range(around))])
    verts = [place for ring in rings for place in ring]
    faces = [(r * around + k, r * around + (k + 1) % around, (r + 1) * around + (k + 1) % around, (r + 1) * around + k) for r in range(len(rings) - 1) for k in range(around)]
    soften(add("handle", verts, faces, made), 2)


def build():
    glaze = material("glaze", (0.93, 0.9, 0.84), 0.16, clearcoat=0.6, bump=("noise", 4, 0.004))
    clay = material("clay", (0.5, 0.25, 0.14), 0.85, bump=("noise", 90, 0.006))
    coffee = material("coffee", (0.085, 0.032, 0.013), 0.1)
    # Seen this flat, it would mirror nothing but paper.
    coffee.node_tree.nodes["Principled BSDF"].inputs["Specular"].default_value = 0.12
    foot = rounded([(0.585, 0.004), (0.625, 0.004), (0.655, 0.016), (0.69, 0.06), (0.712, 0.14), (0.722, 0.24)])
    lathe("clay", [(0, 0.03), (0.5, 0.03), (0.56, 0.02), *foot, (0.725, 0.36)], clay, steps=192)
    # Glaze ends in a thick edge.
    edge = rounded([(0.724, 0.33), (0.731, 0.334), (0.735, 0.346), (R, 0.37)], 4)
    lip = rounded([(R, 1.38), (0.733, 1.42), (0.722, 1.44), (0.704, 1.447), (0.686, 1.44), (0.674, 1.42), (0.668, 1.37)])
    well = rounded([(0.655, 0.3), (0.64, 0.22), (0.6, 0.165), (0.52, 0.14)])
    lathe("glaze", [*edge, (R, 0.7), (R, 1.05), *lip, *well, (0, 0.13)], glaze, steps=192)
    lathe("coffee", [(0, 1.335), (0.64, 1.335), (0.66, 1.337), (0.671, 1.345)], coffee, steps=192)
    handle(glaze)
