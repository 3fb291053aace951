"""Meshes and strands, from points in Blender's space."""
import bpy
import numpy as np


def mesh(name, v, faces, material, uv=None, smooth=True, levels=0, colors=None):
    """`uv` is by point, which serves as long as no point has two."""
    data = bpy.data.meshes.new(name)
    data.from_pydata(np.asarray(v).tolist(), [], [list(map(int, face)) for face in faces])
    if uv is not None:
        corners = np.concatenate([np.asarray(uv)[list(map(int, face))] for face in faces])
        data.uv_layers.new(name='UV').data.foreach_set('uv', corners.astype(np.float32).ravel())
    data.polygons.foreach_set('use_smooth', [smooth] * len(data.polygons))
    for key, color in (colors or {}).items():
        data.attributes.new(key, 'FLOAT_COLOR', 'POINT').data.foreach_set('color', color.astype(np.float32).ravel())
    thing = bpy.data.objects.new(name, data)
    bpy.context.scene.collection.objects.link(thing)
    data.materials.append(material)
    if levels:
        finer = thing.modifiers.new('finer', 'SUBSURF')
        finer.levels = finer.render_levels = levels
    return thing


def subdivided(v, faces, levels):
    """The points and faces of what Blender's subdivision makes of a mesh."""
    thing = mesh('coarse', v, faces, None, levels=levels)
    fine = thing.evaluated_get(bpy.context.evaluated_depsgraph_get()).to_mesh()
    points = np.empty(len(fine.vertices) * 3, np.float32)
    fine.vertices.foreach_get('co', points)
    found = points.reshape(-1, 3).astype(float), [tuple(polygon.vertices) for polygon in fine.polygons]
    bpy.data.objects.remove(thing)
    return found


def grid(rows, columns, ring=False):
    """Quads over points that lie row after row; a ring's last column meets its first."""
    across = columns if ring else columns - 1
    return [(i * columns + j, (i + 1) * columns + j, (i + 1) * columns + (j + 1) % columns, i * columns + (j + 1) % columns)
            for i in range(rows - 1) for j in range(across)]


def strands(name, lines, root, tip, material, power=1.):
    """Polylines as hair. Mesh-to-curve on the mesh itself does not render in Blender 3.4; by way of Object Info it does."""
    points = np.concatenate(lines)
    starts = np.cumsum([0] + [len(line) for line in lines])
    within = np.ones(len(points), bool)
    within[starts[1:] - 1] = False
    first = np.flatnonzero(within)
    data = bpy.data.meshes.new(name)
    data.vertices.add(len(points))
    data.vertices.foreach_set('co', points.astype(np.float32).ravel())
    data.edges.add(len(first))
    data.edges.foreach_set('vertices', np.stack([first, first + 1], 1).astype(np.int32).ravel())
    data.update()
    source = bpy.data.objects.new(name + ' lines', data)
    bpy.context.scene.collection.objects.link(source)
    source.hide_render = True
    curves = bpy.data.hair_curves.new(name)
    thing = bpy.data.objects.new(name, curves)
    bpy.context.scene.collection.objects.link(thing)
    tree = bpy.data.node_groups.new(name, 'GeometryNodeTree')
    tree.inputs.new('NodeSocketGeometry', 'Geometry')
    tree.outputs.new('NodeSocketGeometry', 'Geometry')

    def node(kind, **values):
        made = tree.nodes.new(kind)
        for key, value in values.items():
            made.inputs[key].default_value = value
        return made

    tree.nodes.new('NodeGroupInput')
    out, info = tree.nodes.new('NodeGroupOutput'), node('GeometryNodeObjectInfo', Object=source)
    curve, radius = node('GeometryNodeMeshToCurve'), node('GeometryNodeSetCurveRadius')
    painted, along = node('GeometryNodeSetMaterial', Material=material), node('GeometryNodeSplineParameter')
    bent, width = tree.nodes.new('ShaderNodeMath'), tree.nodes.new('ShaderNodeMapRange')
    bent.operation, bent.inputs[1].default_value = 'POWER', power
    width.inputs['To Min'].default_value, width.inputs['To Max'].default_value = root, tip
    for one, other in (
        (info.outputs['Geometry'], curve.inputs['Mesh']), (curve.outputs[0], radius.inputs['Curve']),
        (along.outputs['Factor'], bent.inputs[0]), (bent.outputs[0], width.inputs['Value']),
        (width.outputs[0], radius.inputs['Radius']), (radius.outputs[0], painted.inputs['Geometry']),
        (painted.outputs[0], out.inputs[0]),
    ):
        tree.links.new(one, other)
    thing.modifiers.new('strands', 'NODES').node_group = tree
    curves.materials.append(material)
    return thing
