"""What is printed on round things: letters and flat shapes that follow the curve; no product itself."""
import math

import bmesh
import bpy
from mathutils import Vector

from stage import add
from surface import through

# Debian's fonts-urw-base35.
FONTS = "/usr/share/fonts/opentype/urw-base35"


def bent(x, z, radius):
    """A place on an upright cylinder, `x` along its surface from the front."""
    return (radius * math.sin(x / radius), -radius * math.cos(x / radius), z)


def letters(words, size, made, height, radius, font="URWGothic-Demi", spacing=1.0, turn=0.0):
    """Cut into narrow strips before they are bent: the middle of a wide bar would sink into what it is printed on."""
    curve = bpy.data.curves.new(words, "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y = words, size, "CENTER", "CENTER"
    curve.font = bpy.data.fonts.load(f"{FONTS}/{font}.otf", check_existing=True)
    curve.resolution_u, curve.space_character = 8, spacing
    flat = bpy.data.objects.new(words, curve)
    bpy.context.collection.objects.link(flat)
    mesh = bpy.data.meshes.new_from_object(flat.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(flat)
    work = bmesh.new()
    work.from_mesh(mesh)
    wide = max(abs(vertex.co.x) for vertex in work.verts)
    for k in range(-int(wide / 0.02), int(wide / 0.02) + 1):
        bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=(k * 0.02, 0, 0), plane_no=(1, 0, 0))
    for vertex in work.verts:
        vertex.co = bent(vertex.co.x + turn * radius, height + vertex.co.y, radius)
    work.to_mesh(mesh)
    mesh.materials.clear()
    mesh.materials.append(made)
    thing = bpy.data.objects.new(words, mesh)
    bpy.context.collection.objects.link(thing)
    return thing


def shape(name, outline, made, radius, turn=0.0, rings=10):
    """A flat shape from its outline (along the surface, height), each point of which is seen from its middle."""
    middle = sum((Vector(point) for point in outline), Vector((0, 0))) / len(outline)
    n, verts, faces = len(outline), [], []
    for r in range(rings + 1):
        for point in outline:
            place = middle.lerp(Vector(point), r / rings)
            verts.append(bent(place.x + turn * radius, place.y, radius))
    for r in range(rings):
        faces += [(r * n + k, r * n + (k + 1) % n, (r + 1) * n + (k + 1) % n, (r + 1) * n + k) for k in range(n)]
    return add(name, verts, faces, made)


def rounded(points, steps=6):
    """A part of a profile without corners, through some of its points."""
    return [(point[0], point[1]) for point in through([(r, z, 0) for r, z in points], steps)]
