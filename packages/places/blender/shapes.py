"""Simple modelling. Units are metres; the product stands at the origin and +y leads away from the camera."""

import math

import bpy
import numpy as np
from mathutils import Matrix, Vector


def add(name, verts, faces, mat, smooth=True, at=(0, 0, 0)):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], faces)
    me.update()
    if smooth:
        me.polygons.foreach_set("use_smooth", [True] * len(me.polygons))
    o = bpy.data.objects.new(name, me)
    o.location = at
    if mat:
        me.materials.append(mat)
    bpy.context.collection.objects.link(o)
    return o


def box(name, size, mat, at=(0, 0, 0), r=0.004, rot=0.0):
    x, y, z = (s / 2 for s in size)
    v = [(a * x, b * y, c * z) for a in (-1, 1) for b in (-1, 1) for c in (-1, 1)]
    o = add(
        name, v, [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)], mat, False, at
    )
    o.rotation_euler[2] = rot
    if r:
        b = o.modifiers.new("b", "BEVEL")
        b.width = r
        b.segments = 4
        o.data.use_auto_smooth = True
        o.data.polygons.foreach_set("use_smooth", [True] * 6)
    return o


def lathe(name, prof, mat, at=(0, 0, 0), steps=96):
    v, f, n = [], [], len(prof)
    for i in range(steps):
        a = 2 * math.pi * i / steps
        v += [(r * math.cos(a), r * math.sin(a), z) for r, z in prof]
    for i in range(steps):
        j = (i + 1) % steps
        f += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    o = add(name, v, f, mat, True, at)
    o.data.use_auto_smooth = True
    o.data.auto_smooth_angle = math.radians(40)
    return o


def rounded(prof, steps=6):
    """The same profile as one curve through its points: what is turned on a wheel has no corners."""
    p = np.array([prof[0], *prof, prof[-1]], float)
    t = np.linspace(0, 1, steps, endpoint=False)[:, None]
    made = [
        0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)
        for a, b, c, d in zip(p, p[1:], p[2:], p[3:])
    ]
    return [(max(0.0, r), z) for r, z in [*np.concatenate(made).tolist(), prof[-1]]]


def plane(name, x0, x1, y0, y1, mat, z=0.0):
    return add(name, [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat, False)


def wall(name, x0, x1, z0, z1, y, mat):
    return add(name, [(x0, y, z0), (x1, y, z0), (x1, y, z1), (x0, y, z1)], [(0, 1, 2, 3)], mat, False)


def grid(name, xs, ys, z, mat):
    nx, ny = len(xs), len(ys)
    X, Y = np.meshgrid(xs, ys)
    v = np.stack([X, Y, z], -1).reshape(-1, 3)
    i = np.arange(nx * ny).reshape(ny, nx)
    f = np.stack([i[:-1, :-1], i[:-1, 1:], i[1:, 1:], i[1:, :-1]], -1).reshape(-1, 4)
    me = bpy.data.meshes.new(name)
    me.vertices.add(len(v))
    me.vertices.foreach_set("co", v.ravel().astype("f4"))
    me.loops.add(f.size)
    me.loops.foreach_set("vertex_index", f.ravel().astype("i4"))
    me.polygons.add(len(f))
    me.polygons.foreach_set("loop_start", (np.arange(len(f)) * 4).astype("i4"))
    me.polygons.foreach_set("loop_total", np.full(len(f), 4, "i4"))
    me.polygons.foreach_set("use_smooth", np.ones(len(f), bool))
    me.update(calc_edges=True)
    o = bpy.data.objects.new(name, me)
    me.materials.append(mat)
    bpy.context.collection.objects.link(o)
    return o


def leaf_mesh(name, length, width, mat, fold=0.25, droop=0.35, seg=8):
    v, f = [], []
    for i in range(seg + 1):
        t = i / seg
        w = width * math.sin(math.pi * min(1, t**0.75)) * (1 - 0.15 * t)
        y = length * t
        z = -droop * length * t * t
        v += [(-w / 2, y, z + fold * w / 2), (0, y, z), (w / 2, y, z + fold * w / 2)]
    for i in range(seg):
        a = 3 * i
        f += [(a, a + 1, a + 4, a + 3), (a + 1, a + 2, a + 5, a + 4)]
    me = bpy.data.meshes.new(name)
    me.from_pydata(v, [], f)
    me.update()
    me.polygons.foreach_set("use_smooth", [True] * len(f))
    me.materials.append(mat)
    return me


def branch(start, direction, length, n, leaf, rnd, size=(0.8, 1.2), spread=55, curve=0.3, stem=None):
    """a twig with leaves on both sides; instances one leaf mesh"""
    d = Vector(direction).normalized()
    side = d.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > 0.1 else Vector((1, 0, 0))
    up = side.cross(d)
    pts = []
    for i in range(n):
        t = (i + 1) / n
        p = Vector(start) + d * length * t + Vector((0, 0, -curve * length * t * t))
        pts.append(p)
        for s in (-1, 1):
            a = math.radians(spread + rnd.uniform(-15, 15)) * s
            ld = (d * math.cos(a) + side * math.sin(a) + up * rnd.uniform(-0.3, 0.5)).normalized()
            o = bpy.data.objects.new("leaf", leaf)
            o.location = p
            q = ld.to_track_quat("Y", "Z")
            o.rotation_mode = "QUATERNION"
            o.rotation_quaternion = q @ Matrix.Rotation(rnd.uniform(-0.8, 0.8), 4, "Y").to_quaternion()
            o.scale = (rnd.uniform(*size) * (1.15 - 0.5 * t),) * 3
            bpy.context.collection.objects.link(o)
    if stem:
        cu = bpy.data.curves.new("stem", "CURVE")
        cu.dimensions = "3D"
        cu.bevel_depth = 0.0022
        sp = cu.splines.new("POLY")
        sp.points.add(n)
        for q, p in zip(sp.points, [Vector(start)] + pts):
            q.co = (*p, 1)
        o = bpy.data.objects.new("stem", cu)
        cu.materials.append(stem)
        bpy.context.collection.objects.link(o)
