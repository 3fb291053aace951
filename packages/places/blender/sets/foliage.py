"""Trees and bushes far behind a product, of leaves: painted as noise they are camouflage."""

import math

import bpy
from mathutils import Matrix, Vector
from materials import leafy
from nodes import Mat
from shapes import leaf_mesh, plane, wall


GREENS = {
    "summer": ((0.06, 0.13, 0.03), (0.1, 0.18, 0.045), (0.04, 0.08, 0.025)),
    "late": ((0.09, 0.13, 0.04), (0.14, 0.17, 0.06), (0.05, 0.075, 0.03)),
    "spring": ((0.14, 0.2, 0.06), (0.2, 0.26, 0.09), (0.55, 0.36, 0.36)),
    "autumn": ((0.36, 0.12, 0.025), (0.45, 0.2, 0.04), (0.2, 0.09, 0.03)),
    "winter": ((0.05, 0.085, 0.07), (0.62, 0.66, 0.7), (0.09, 0.13, 0.12)),
}
# What is seen between leaves: the lawn's end, and the sky.
BEHIND = {
    "summer": ((0.2, 0.27, 0.08), (0.66, 0.72, 0.5)),
    "late": ((0.32, 0.33, 0.14), (0.84, 0.82, 0.66)),
    "spring": ((0.28, 0.32, 0.15), (0.84, 0.82, 0.76)),
    "autumn": ((0.34, 0.2, 0.08), (0.84, 0.66, 0.42)),
    "winter": ((0.74, 0.79, 0.86), (0.72, 0.8, 0.9)),
}

# How much of the sky's colour trees take on that are far.
FAR_AIR = {
    "summer": (0.62, 0.8, 0.5),
    "late": (0.66, 0.76, 0.52),
    "spring": (0.62, 0.8, 0.5),
    "autumn": (0.76, 0.62, 0.5),
    "winter": (0.9, 0.95, 1),
}


def light_behind(low, high, y, strength=1.0):
    """What is bright between the leaves: a far lawn or haze below, the sky above."""
    m = Mat("behind")
    s = m.n("SeparateXYZ", Vector=m.warp(m.obj, 0.6, 0.7)).outputs[2]
    c = m.ramp(m.math("MULTIPLY", m.math("ADD", s, 0.6), 0.3), (0.1, low), (0.9, high))
    m.t.links.new(m.n("Emission", Color=c, Strength=strength).outputs[0], m.out.inputs[0])
    m.m.cycles.sample_as_light = False
    wall("behind", -16, 16, -5, 12, y, m.m)


def clump(rnd, at, radius, count, leaves, size=(0.8, 1.3)):
    """Leaves on the outside of a ball, turned outwards and up, as in a bush."""
    for _ in range(count):
        out = Vector((rnd.gauss(0, 1), rnd.gauss(0, 1), rnd.gauss(0, 1))).normalized()
        o = bpy.data.objects.new("leaf", rnd.choice(leaves))
        o.location = Vector(at) + out * radius * (0.55 + 0.5 * rnd.random())
        way = (out + Vector((rnd.uniform(-0.7, 0.7), rnd.uniform(-0.7, 0.7), rnd.uniform(-0.9, 0.4)))).normalized()
        o.rotation_mode = "QUATERNION"
        roll = Matrix.Rotation(rnd.uniform(-1.5, 1.5), 4, "Y").to_quaternion()
        o.rotation_quaternion = way.to_track_quat("Y", "Z") @ roll
        o.scale = (rnd.uniform(*size),) * 3
        bpy.context.collection.objects.link(o)


def hazy(color, haze, share):
    """Leaves seen through air: what is far is never black."""
    mat = leafy(color, 0.42)
    t = mat.node_tree
    air, mixed = t.nodes.new("ShaderNodeEmission"), t.nodes.new("ShaderNodeMixShader")
    air.inputs[0].default_value, mixed.inputs[0].default_value = (*haze, 1), share
    out = next(node for node in t.nodes if node.type == "OUTPUT_MATERIAL").inputs["Surface"]
    t.links.new(out.links[0].from_socket, mixed.inputs[1])
    t.links.new(air.outputs[0], mixed.inputs[2])
    t.links.new(mixed.outputs[0], out)
    mat.cycles.sample_as_light = False
    return mat


def leaves_of(colors, haze, share, length=0.11, width=0.06):
    return [leaf_mesh("leaf", length, width, hazy(c, haze, share), 0.3, 0.3, 4) for c in colors]


def lawn(low, high, y0, y1, z=-0.78):
    m = Mat("lawn")
    n = m.noise(m.map(m.obj, (1, 0.5, 1)), 2.2, 5, 0.65)
    m.set(Base_Color=m.ramp(n, (0.35, low), (0.65, high)), Roughness=0.9, Specular=0.1)
    plane("lawn", -16, 16, y0, y1, m.m, z)


def crowns(rnd, leaves, places, density=260):
    """places: (x, y, z, radius); each a few clumps, so that light comes through between them."""
    for x, y, z, r in places:
        for _ in range(max(3, int(5 * r / 0.6))):
            a, e = rnd.uniform(0, 2 * math.pi), rnd.uniform(-0.6, 1)
            off = Vector((math.cos(a), math.sin(a) * 0.6, e)) * r * 0.6 * rnd.random() ** 0.5
            clump(rnd, Vector((x, y, z)) + off, r * rnd.uniform(0.4, 0.62), int(density * r), leaves)


BUSHES = ((-1.1, 4.4, 0.3, 0.5), (-0.85, 4.9, -0.4, 0.45), (1.2, 5.0, 0.4, 0.55), (0.95, 5.4, -0.4, 0.45))


def firs(rnd, leaves, places, density=1500):
    """places: (x, y, z, radius); branches in tiers that hang, every one a little shorter than the one below it."""
    for x, y, z, r in places:
        high, tiers = r * rnd.uniform(2.6, 3.2), 9
        for _ in range(int(density * r)):
            up = 1 - rnd.random() ** 0.5
            tier = 1 - 0.45 * ((up * tiers) % 1)
            a = rnd.uniform(0, 2 * math.pi)
            out = Vector((math.cos(a), math.sin(a), 0))
            o = bpy.data.objects.new("leaf", rnd.choice(leaves))
            reach = r * (1 - up) * tier * rnd.uniform(0.55, 1)
            o.location = Vector((x, y, z - r + high * up)) + out * reach
            way = (out + Vector((rnd.uniform(-0.5, 0.5), rnd.uniform(-0.5, 0.5), rnd.uniform(-0.7, 0.0)))).normalized()
            o.rotation_mode = "QUATERNION"
            roll = Matrix.Rotation(rnd.uniform(-1, 1), 4, "Y").to_quaternion()
            o.rotation_quaternion = way.to_track_quat("Y", "Z") @ roll
            o.scale = (rnd.uniform(0.7, 1.3) * (1.1 - 0.5 * up),) * 3
            bpy.context.collection.objects.link(o)


def grounds(rnd, season, bushes=BUSHES, z=-0.78, bright=1.15):
    """Bushes on both sides, trees behind them, and between them a lawn, `z` below the product, that ends in haze."""
    greens, (low, high) = GREENS[season], BEHIND[season]
    light_behind(low, high, 16, bright)
    lawn([v * 0.45 for v in low], [v * 0.9 for v in low], 2.5, 16, z)
    # In clumps what bears snow is cauliflower.
    grow = firs if season == "winter" else crowns
    grow(rnd, leaves_of(greens, high, 0.05), bushes)
    air = [v * w for v, w in zip(high, FAR_AIR[season])]
    far = leaves_of(greens, air, 0.26, 0.3, 0.17)
    trees = [
        (-3.4 + 1.2 * i, 12 + rnd.uniform(-1, 1), rnd.uniform(-0.4, 0.3) + 0.16 * abs(i - 3), 0.95) for i in range(7)
    ]
    hedge = [(-3.6 + 0.8 * i, 9.5 + rnd.uniform(-0.4, 0.4), z + 0.06, rnd.uniform(0.42, 0.6)) for i in range(10)]
    grow(rnd, far, [*trees, *hedge], 700 if season == "winter" else 110)


def sunlit_stand(shade, azimuth, elevation, room=(0.15, 0.1)):
    """Takes away the leaves whose shadow would fall on the product, or nobody could see the product's own."""
    a, flat = math.radians(azimuth), 1 / math.tan(math.radians(elevation))
    for o in [one for one in bpy.data.objects if one.data == shade]:
        x, y, z = o.location
        landing = (x - math.sin(a) * flat * z, y - math.cos(a) * flat * z)
        if math.hypot(landing[0] / room[0], landing[1] / room[1]) < 1:
            bpy.data.objects.remove(o)
