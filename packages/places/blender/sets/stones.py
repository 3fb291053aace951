"""A flat stone to stand on, boulders around it, before plain plaster or still water, in low sun."""

import bpy
from light import area, camera, sky, sun
from materials import plaster, stone
from nodes import Mat
from shapes import lathe, plane, wall


def boulder(at, size, mat, seed, fine=False):
    """`fine`: broken stone; else one that water has rounded."""
    bpy.ops.mesh.primitive_ico_sphere_add(subdivisions=7 if fine else 5, radius=1, location=at)
    o = bpy.context.object
    o.scale = size
    o.rotation_euler[2] = seed * 1.7
    for scale, strength in ((1.2, 0.75), (0.5, 0.3)) if fine else ((1.1, 0.55), (0.35, 0.12), (0.09, 0.03)):
        relief = bpy.data.textures.new("rock", "CLOUDS")
        relief.noise_scale = scale
        if fine:
            relief.noise_basis, relief.noise_depth = "IMPROVED_PERLIN", 5
        push = o.modifiers.new("push", "DISPLACE")
        push.texture, push.strength, push.mid_level = relief, strength, 0.5
    o.data.materials.append(mat)
    bpy.ops.object.shade_smooth()


def slab(r, h):
    b = 0.012
    return [
        (0, 0),
        (r * 0.96, 0),
        (r, h * 0.3),
        (r * 0.995, h - b),
        (r - b * 0.4, h - b * 0.35),
        (r - b * 1.3, h),
        (0, h),
    ]


def water(deep):
    """Shallow about the stones, deep further away, with ripples so fine that what stands in it is mirrored."""
    m = Mat("water")
    s = m.n("SeparateXYZ", Vector=m.warp(m.obj, 0.05, 7)).outputs
    r = m.math("SQRT", m.math("ADD", m.math("ADD", m.math("POWER", s[0], 2.0), m.math("POWER", s[1], 2.0)), 0.0001))
    rings = m.math("MULTIPLY", m.math("SINE", m.math("MULTIPLY", r, 210.0)), m.ramp(r, (0.19, 0.22), (0.5, 0.0)))
    waves = m.math("ADD", m.noise(m.map(m.obj, (1, 1.7, 1)), 9, 3), m.math("MULTIPLY", m.noise(m.obj, 32, 3), 0.3))
    h = m.math("ADD", rings, m.math("MULTIPLY", waves, 1.1))
    bed = m.math("ADD", r, m.math("MULTIPLY", m.math("SUBTRACT", m.noise(m.obj, 3.2, 4), 0.5), 0.5))
    shallow = [min(1, v * 1.2 + 0.03) for v in deep]
    c = m.ramp(m.math("DIVIDE", bed, 4.0), (0.04, shallow), (0.2, deep), (1, [v * 0.4 for v in deep]))
    m.set(Base_Color=c, Roughness=0.02, Specular=1.0, Normal=m.bump(h, 0.0009))
    return m.m


def mist(low, high):
    """What closes the view over water: the water's own tone where the two meet, so that no line is ruled between them."""
    m = Mat("mist")
    up = m.n("SeparateXYZ", Vector=m.obj).outputs[2]
    c = m.ramp(m.math("DIVIDE", up, 2.2), (0.0, low), (0.5, high), interp="EASE")
    m.t.links.new(m.n("Emission", Color=c, Strength=0.9).outputs[0], m.out.inputs["Surface"])
    m.m.cycles.sample_as_light = False
    return m.m


def build(
    dark=(0.36, 0.30, 0.24),
    pale=(0.66, 0.58, 0.48),
    back=(0.80, 0.72, 0.62),
    ground="plaster",
    water_color=(0.03, 0.16, 0.17),
    hour="golden",
    fine=False,
    fstop=5.6,
    low=(0.4, 0.5, 0.5),
):
    """`fine`: broken stones instead of rounded ones; `low`: the mist where it meets the water."""
    camera(fstop=fstop, distance=1.4, height=0.33, pitch=7.0, lens=74)
    rock = stone(dark, pale, 0.6)
    lathe("slab", slab(0.2, 0.07), rock, (0, 0, 0), 160)
    boulder((-0.36, 0.26, 0.08), (0.17, 0.15, 0.15), rock, 1, fine)
    boulder((0.38, 0.34, 0.05), (0.14, 0.13, 0.12), rock, 2, fine)
    boulder((-0.27, 0.02, 0.0), (0.055, 0.05, 0.04), rock, 3, fine)
    boulder((0.29, 0.1, 0.0), (0.045, 0.05, 0.03), rock, 4, fine)
    if ground == "water":
        plane("water", -9, 9, -3, 8, water(water_color), 0.028)
        wall("back", -9, 9, 0, 5, 5.5, mist(low, back))
    else:
        plane("ground", -6, 6, -3, 1.1, plaster(back, 0.85, 0.003), 0)
        wall("back", -6, 6, -1, 4, 1.1, plaster(back, 0.8, 0.003))
    golden = hour == "golden"
    sun(-82, 26 if golden else 42, 6.4, (1, 0.74, 0.48) if golden else (1, 0.94, 0.84), 1.0)
    sky(30, 82, 0.07)
    area("fill", (1.5, -1.6, 1.5), 2, 10, color=(0.95, 0.97, 1), role="fill")
    return dict(
        standZ=0.07,
        surface=dict(kind="stone", roughness=0.6, f0=0.02),
        maxWidth=0.3,
        maxHeight=0.3,
        extent=dict(kind="disc", r=0.188),
    )
