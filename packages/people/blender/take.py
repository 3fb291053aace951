"""Camera, light and rendering."""
import bpy
import numpy as np
from mathutils import Vector

LENS = 85


def add_camera(figure, look, width, close):
    """At the height of the eyes; the frame reaches from above the hair to the waist, or `close` metres about the face."""
    framing = {'frame': .56, 'drop': .2, **figure.recipe, **look}
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = width, width * 5 // 4
    eyes = figure.staged(np.array([(figure.eye['l'] + figure.eye['r']) / 2]))[0]
    frame = close or framing['frame']
    camera = bpy.data.cameras.new('camera')
    camera.lens, camera.sensor_fit, camera.sensor_height = LENS, 'VERTICAL', 36
    thing = bpy.data.objects.new('camera', camera)
    scene.collection.objects.link(thing)
    scene.camera = thing
    drop = .02 if close else frame * framing['drop']
    aside = eyes[0] if close else eyes[0] * .35
    target = Vector((aside, eyes[1], eyes[2] - drop))
    thing.location = target + Vector((0, -frame * LENS / 36, drop * .6))
    thing.rotation_euler = (target - thing.location).to_track_quat('-Z', 'Y').to_euler()
    bpy.context.view_layer.update()
    return thing, eyes


def add_lights(recipe, eyes):
    light = {'key': 34, 'fill': 4.5, 'rims': [16, 13], 'below': 1.7, 'world': .2, **recipe.get('light', {})}

    def area(place, size, power, color):
        lamp = bpy.data.lights.new('lamp', 'AREA')
        lamp.size, lamp.energy, lamp.color, lamp.shape = size, power, color, 'DISK'
        thing = bpy.data.objects.new('lamp', lamp)
        thing.location = Vector(eyes) + Vector(place)
        bpy.context.scene.collection.objects.link(thing)
        thing.rotation_euler = (Vector(eyes) - thing.location).to_track_quat('-Z', 'Y').to_euler()

    area((-.8, -1., .6), .8, light['key'], (1, .94, .86))
    area((1.1, -1., .05), 1.3, light['fill'], (1, .91, .82))
    area((.65, .75, .55), .5, light['rims'][0], (1, .88, .72))
    area((-.9, .7, .35), .45, light['rims'][1], (.88, .94, 1))
    area((0, -.7, -.75), .8, light['below'], (1, .87, .76))
    world = bpy.data.worlds.new('world')
    bpy.context.scene.world = world
    world.use_nodes = True
    ground = world.node_tree.nodes['Background']
    ground.inputs[0].default_value, ground.inputs[1].default_value = (.95, .88, .82, 1), light['world']


def render(file, samples, threads):
    scene = bpy.context.scene
    scene.render.engine, scene.render.film_transparent = 'CYCLES', True
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    cycles.use_adaptive_sampling, cycles.adaptive_threshold, cycles.adaptive_min_samples = True, .03, 10
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 2, 2
    cycles.transmission_bounces, cycles.transparent_max_bounces = 5, 8
    cycles.sample_clamp_indirect, cycles.light_sampling_threshold = 3, .02
    cycles.caustics_reflective = cycles.caustics_refractive = False
    scene.cycles_curves.shape = 'RIBBONS'
    scene.render.threads_mode, scene.render.threads = 'FIXED', threads
    scene.view_layers[0].cycles.denoising_store_passes = True
    image = scene.render.image_settings
    image.file_format, image.exr_codec, image.color_depth = 'OPEN_EXR_MULTILAYER', 'NONE', '32'
    scene.render.filepath = file
    bpy.ops.render.render(write_still=True)


def seen(camera, points):
    """Where the camera sees points of Blender's space, in pixels from the upper left."""
    from bpy_extras.object_utils import world_to_camera_view
    width, height = bpy.context.scene.render.resolution_x, bpy.context.scene.render.resolution_y
    found = [world_to_camera_view(bpy.context.scene, camera, Vector(p)) for p in np.asarray(points)]
    return [[round(p.x * width, 2), round((1 - p.y) * height, 2)] for p in found]
