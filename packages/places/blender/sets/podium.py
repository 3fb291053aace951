"""Two round steps before an arch, in the sun, with the shadow of a palm from the left."""

import math
from random import Random

import bpy
from light import area, camera, sky, sun
from materials import leafy, paper, plaster
from shapes import box, branch, lathe, leaf_mesh, plane, wall

Z = 0.09


def arch(mat, y=0.42, thick=0.12, cx=0.04, r=0.36, zc=0.36):
    inside = (
        [(-r, 0)] + [(-r * math.cos(a), zc + r * math.sin(a)) for a in [math.pi * i / 40 for i in range(41)]] + [(r, 0)]
    )
    curve = bpy.data.curves.new("arch", "CURVE")
    curve.dimensions, curve.fill_mode = "2D", "BOTH"
    curve.extrude, curve.bevel_depth, curve.bevel_resolution = thick / 2, 0.004, 3
    outline = [(-4, 0), *[(cx + x, z) for x, z in inside], (4, 0), (4, 3), (-4, 3)]
    spline = curve.splines.new("POLY")
    spline.points.add(len(outline) - 1)
    for point, (x, z) in zip(spline.points, outline):
        point.co = (x, z, 0, 1)
    spline.use_cyclic_u = True
    o = bpy.data.objects.new("arch", curve)
    curve.materials.append(mat)
    o.location, o.rotation_euler = (0, y, 0), (math.pi / 2, 0, 0)
    bpy.context.collection.objects.link(o)


def step(r, h, b=0.004):
    return [(0, 0), (r, 0), (r, h - b), (r - b * 0.3, h - b * 0.3), (r - b, h), (0, h)]


def ball(r, at, mat):
    bpy.ops.mesh.primitive_uv_sphere_add(segments=64, ring_count=40, radius=r, location=at)
    bpy.context.object.data.materials.append(mat)
    bpy.ops.object.shade_smooth()


def build(
    wall_color=(0.80, 0.50, 0.44),
    floor=(0.86, 0.62, 0.50),
    back=(0.88, 0.78, 0.68),
    top=(0.84, 0.56, 0.48),
    hour="day",
    palm=True,
    open_arch=True,
    aside=True,
):
    camera(fstop=8.0, distance=1.5, height=0.36, pitch=6.5, lens=75)
    first, second, third = plaster(wall_color), plaster(floor), plaster(back)
    # Clouds in a pale wall are taken for noise by the denoiser, and come out as blotches.
    far = paper(back, 0.85)
    plane("floor", -4, 4, -2, 1.3, second, 0)
    if open_arch:
        arch(first)
        wall("back", -4, 4, 0, 3, 1.25, far)
    else:
        wall("back", -4, 4, 0, 3, 0.62, first)
    lathe("p1", step(0.24, 0.045), third, (0, 0, 0), 160)
    lathe("p2", step(0.165, 0.045), plaster(top), (0, 0, 0.045), 160)
    lathe("p3", step(0.10, 0.22), second, (-0.34, 0.24, 0), 128)
    if aside:
        ball(0.055, (0.30, 0.02, 0.055), third)
        for i in range(5):
            box(
                "step",
                (0.22, 0.07, 0.05 * (i + 1)),
                first if i % 2 else third,
                (0.47, 0.12 + 0.07 * i, 0.025 * (i + 1)),
                0.003,
            )
    if palm:
        leaf = leaf_mesh("palm", 0.34, 0.028, leafy((0.10, 0.16, 0.06)), 0.5, 0.25)
        rnd = Random(2)
        for i in range(2):
            branch((-1.25, 0.05 + 0.3 * i, 0.70 + 0.1 * i), (1, 0.15, 0.1), 0.6, 13, leaf, rnd, spread=42)
    golden = hour == "golden"
    sun(-100, 26 if golden else 36, 7.0, (1, 0.72, 0.45) if golden else (1, 0.90, 0.77), 1.0)
    sky(34, 118, 0.07)
    area("fill", (1.6, -1.6, 1.5), 2, 12, color=(1, 0.93, 0.9), role="fill")
    area("behind", (-0.35, 0.6, 1.2), 1.1, 34, (0.05, 1.25, 0.35), (1, 0.93, 0.85))
    return dict(
        standZ=Z,
        surface=dict(kind="painted plaster", roughness=0.75, f0=0.02),
        maxWidth=0.24,
        extent=dict(kind="disc", r=0.164),
    )
