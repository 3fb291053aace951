"""The studio every sample product is photographed in: materials, simple modelling, light, camera and taking the picture.

Needs Blender 3.4 or newer with Cycles; nothing else. See README.md beside this file.
"""
import math

import bpy


def clear():
    bpy.ops.wm.read_factory_settings(use_empty=True)


def material(name, color, roughness=0.5, metallic=0.0, transmission=0.0, ior=1.45, emission=None, strength=0.0, clearcoat=0.0, subsurface=0.0, bump=None):
    made = bpy.data.materials.new(name)
    made.use_nodes = True
    nodes, links = made.node_tree.nodes, made.node_tree.links
    shader = nodes["Principled BSDF"]
    values = {"Base Color": (*color, 1), "Roughness": roughness, "Metallic": metallic, "Transmission": transmission, "IOR": ior, "Clearcoat": clearcoat, "Subsurface": subsurface}
    if subsurface:
        values["Subsurface Color"] = (*color, 1)
    if emission:
        values["Emission"] = (*emission, 1)
        values["Emission Strength"] = strength
    for key, value in values.items():
        shader.inputs[key].default_value = value
    if bump:
        kind, scale, distance = bump
        texture = nodes.new({"noise": "ShaderNodeTexNoise", "voronoi": "ShaderNodeTexVoronoi", "wave": "ShaderNodeTexWave"}[kind])
        texture.inputs["Scale"].default_value = scale
        place = nodes.new("ShaderNodeTexCoord")
        links.new(place.outputs["Object"], texture.inputs["Vector"])
        height = nodes.new("ShaderNodeBump")
        height.inputs["Distance"].default_value = distance
        links.new(texture.outputs["Distance" if kind == "voronoi" else "Fac"], height.inputs["Height"])
        links.new(height.outputs["Normal"], shader.inputs["Normal"])
    return made


def add(name, verts, faces, made, smooth=True, at=(0, 0, 0)):
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    for polygon in mesh.polygons:
        polygon.use_smooth = smooth
    thing = bpy.data.objects.new(name, mesh)
    thing.location = at
    thing.data.materials.append(made)
    bpy.context.collection.objects.link(thing)
    return thing


def lathe(name, profile, made, steps=128, at=(0, 0, 0), smoothing=0):
    """Turns a profile of (radius, height) around the upright axis."""
    verts, faces, n = [], [], len(profile)
    for i in range(steps):
        angle = 2 * math.pi * i / steps
        verts += [(r * math.cos(angle), r * math.sin(angle), z) for r, z in profile]
    for i in range(steps):
        j = (i + 1) % steps
        faces += [(i * n + k, j * n + k, j * n + k + 1, i * n + k + 1) for k in range(n - 1)]
    thing = add(name, verts, faces, made, at=at)
    if smoothing:
        soften(thing, smoothing)
    return thing


def soften(thing, levels=2):
    modifier = thing.modifiers.new("subdivide", "SUBSURF")
    modifier.levels = modifier.render_levels = levels
    return thing


def round_edges(thing, width, segments=6):
    modifier = thing.modifiers.new("bevel", "BEVEL")
    modifier.width, modifier.segments, modifier.limit_method = width, segments, "ANGLE"
    thing.data.use_auto_smooth = True
    for polygon in thing.data.polygons:
        polygon.use_smooth = True
    return thing


def box(name, size, made, at=(0, 0, 0), radius=0.05):
    x, y, z = (value / 2 for value in size)
    verts = [(sx * x, sy * y, sz * z) for sx in (-1, 1) for sy in (-1, 1) for sz in (-1, 1)]
    faces = [(0, 1, 3, 2), (4, 6, 7, 5), (0, 4, 5, 1), (2, 3, 7, 6), (0, 2, 6, 4), (1, 5, 7, 3)]
    return round_edges(add(name, verts, faces, made, at=at), radius)


def tube(name, points, radius, made, closed=False):
    curve = bpy.data.curves.new(name, "CURVE")
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution, curve.resolution_u = "3D", radius, 8, 24
    curve.use_fill_caps = True
    spline = curve.splines.new("BEZIER")
    spline.bezier_points.add(len(points) - 1)
    spline.use_cyclic_u = closed
    for point, place in zip(spline.bezier_points, points):
        point.co = place
        point.handle_left_type = point.handle_right_type = "AUTO"
    thing = bpy.data.objects.new(name, curve)
    thing.data.materials.append(made)
    bpy.context.collection.objects.link(thing)
    return thing


def loft(name, sections, made, closed=True, smoothing=1):
    """Skins rings of equally many points; open ends are closed by a face."""
    n = len(sections[0])
    verts = [point for ring in sections for point in ring]
    faces = []
    for s in range(len(sections) - 1):
        for k in range(n if closed else n - 1):
            l = (k + 1) % n
            faces.append((s * n + k, s * n + l, (s + 1) * n + l, (s + 1) * n + k))
    if closed:
        faces += [tuple(range(n)), tuple(reversed(range((len(sections) - 1) * n, len(sections) * n)))]
    return soften(add(name, verts, faces, made), smoothing)


def writing(words, size, made, at=(0, 0, 0), bend=None, turn=0.0, bold=False):
    """Letters that stand upright facing the camera; `bend` wraps them around a cylinder of that radius."""
    curve = bpy.data.curves.new(words, "FONT")
    curve.body, curve.size, curve.align_x, curve.align_y, curve.extrude = words, size, "CENTER", "CENTER", 0.002
    curve.resolution_u = 6
    if bold:
        curve.offset = size * 0.006
    thing = bpy.data.objects.new(words, curve)
    bpy.context.collection.objects.link(thing)
    mesh = bpy.data.meshes.new_from_object(thing.evaluated_get(bpy.context.evaluated_depsgraph_get()))
    bpy.data.objects.remove(thing)
    for vertex in mesh.vertices:
        x, y, z = vertex.co
        if bend:
            angle, radius = x / bend + turn, bend + z
            vertex.co = (radius * math.sin(angle), -radius * math.cos(angle), y)
        else:
            vertex.co = (x, -z, y)
    thing = bpy.data.objects.new(words, mesh)
    thing.location = at
    thing.data.materials.clear()
    thing.data.materials.append(made)
    bpy.context.collection.objects.link(thing)
    return thing


def aim(thing, target):
    goal = bpy.data.objects.new("goal", None)
    goal.location = target
    bpy.context.collection.objects.link(goal)
    follow = thing.constraints.new("TRACK_TO")
    follow.target, follow.track_axis, follow.up_axis = goal, "TRACK_NEGATIVE_Z", "UP_Y"


def softbox(place, size, power, target, color=(1, 1, 1)):
    light = bpy.data.lights.new("softbox", "AREA")
    light.energy, light.size, light.color = power, size, color
    thing = bpy.data.objects.new("softbox", light)
    thing.location = place
    bpy.context.collection.objects.link(thing)
    aim(thing, target)


def turntable(facing):
    """What stands in the studio so far, turned by turning what this gives back."""
    table = bpy.data.objects.new("turntable", None)
    for thing in bpy.context.collection.objects:
        if thing.parent is None:
            thing.parent = table
    bpy.context.collection.objects.link(table)
    table.rotation_euler = (0, 0, facing)
    return table


def light_and_camera(height, distance, lift, lens, brightness):
    middle = (0, 0, height / 2)
    softbox((-3.6, -2.8, height + 2.4), 2.6, 330 * brightness, middle, (1, 0.96, 0.9))
    softbox((3.8, -1.6, height * 0.5 + 1.4), 1.6, 120 * brightness, middle, (0.92, 0.96, 1))
    softbox((0.4, 3.4, height + 2.6), 2.6, 190 * brightness, middle)
    world = bpy.data.worlds.new("world")
    bpy.context.scene.world = world
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs[0].default_value = (0.92, 0.94, 1, 1)
    background.inputs[1].default_value = 0.3
    camera = bpy.data.cameras.new("camera")
    camera.lens = lens
    thing = bpy.data.objects.new("camera", camera)
    thing.location = (0, -distance, height / 2 + lift)
    bpy.context.collection.objects.link(thing)
    aim(thing, middle)
    bpy.context.scene.camera = thing


def sweep(color):
    """A seamless paper sweep: floor that curves up into the wall."""
    made = material("sweep", color, roughness=0.55)
    profile = [(-9.0, 0.0), (2.0, 0.0)]
    profile += [(2.0 + 2.4 * math.sin(a), 2.4 - 2.4 * math.cos(a)) for a in (math.pi / 2 * i / 16 for i in range(1, 17))]
    profile.append((4.4, 14.0))
    verts = [(x, y, z) for y, z in profile for x in (-14.0, 14.0)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(profile) - 1)]
    return add("sweep", verts, faces, made)


def cut_out(paper):
    """The paper becomes plain and stays for its light alone: glass sees it behind itself, the camera does not."""
    paper.data.materials[0].node_tree.nodes["Principled BSDF"].inputs["Base Color"].default_value = (0.7, 0.7, 0.7, 1)
    paper.visible_camera = False
    bpy.context.scene.render.film_transparent = True


def shoot(path, width, samples, threads):
    """Few samples, and what the denoiser is guided by beside them."""
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.use_persistent_data = True
    cycles = scene.cycles
    cycles.samples, cycles.use_denoising, cycles.use_adaptive_sampling = samples, False, False
    cycles.sample_clamp_indirect = 4.0
    cycles.caustics_reflective = cycles.caustics_refractive = False
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 10, 2, 3
    cycles.transmission_bounces, cycles.transparent_max_bounces = 10, 8
    cycles.film_transparent_glass = False
    cycles.light_sampling_threshold = 0.02
    scene.render.resolution_x, scene.render.resolution_y = width, width * 5 // 4
    scene.render.threads_mode, scene.render.threads = "FIXED", threads
    scene.view_layers[0].cycles.denoising_store_passes = True
    scene.view_layers[0].use_pass_z = False
    image = scene.render.image_settings
    image.file_format, image.exr_codec, image.color_depth = "OPEN_EXR_MULTILAYER", "NONE", "32"
    scene.render.filepath = path
    bpy.ops.render.render(write_still=True)
