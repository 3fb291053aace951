"""What a compositor has to know of a set, and taking the picture."""

import math
import os
import time

import bpy
import numpy as np
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Vector

import light


def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    w = bpy.data.worlds.new("world")
    bpy.context.scene.world = w
    w.use_nodes = True


def check(project, cam, W, H):
    """What compositors are told must be what Blender will see."""
    scene = bpy.context.scene
    scene.render.resolution_x, scene.render.resolution_y = W, H
    for point in ((0, 0, 0), (0.3, 0.2, 0), (-0.2, -0.1, 0.25)):
        told = project @ [*point, 1]
        seen = world_to_camera_view(scene, cam, Vector(point))
        if max(abs(told[0] / told[2] - seen.x * W), abs(told[1] / told[2] - (1 - seen.y) * H)) > 0.1:
            at = f"{seen.x * W}, {(1 - seen.y) * H}"
            raise ValueError(f"{point} is told to be at {told[:2] / told[2]} and seen at {at}")


def describe(place):
    """What a compositor needs: the plane the product stands on, seen by this camera, and the light that falls on it."""
    cam = bpy.context.scene.camera
    W, H = light.PICTURE["size"]
    # The sensor's width is that of the longer side.
    lens = cam.data.lens / cam.data.sensor_width * max(W, H)
    middle = W / 2 - cam.data.shift_x * max(W, H)
    bpy.context.view_layer.update()
    view = np.array(cam.matrix_world.inverted())
    project = np.array([[lens, 0, -middle, 0], [0, -lens, -H / 2, 0], [0, 0, -1, 0]]) @ view
    check(project, cam, W, H)
    z = place.get("standZ", 0.0)
    plane = np.stack([project[:, 0], project[:, 1], project[:, 2] * z + project[:, 3]], 1)
    plane /= plane[2, 2]
    foot = plane @ [0, 0, 1]
    foot = foot[:2] / foot[2]
    above = project @ [0, 0, z + 0.1, 1]
    above = above[:2] / above[2]
    pitch = math.radians(90) - cam.rotation_euler[0]
    return {
        "size": [W, H],
        "camera": {
            "pitchDeg": round(math.degrees(pitch), 2),
            "horizonY": round(H / 2 - lens * math.tan(pitch), 1),
            "lensMm": cam.data.lens,
            "fstop": round(cam.data.dof.aperture_fstop, 2),
        },
        "ground": plane.round(6).tolist(),
        "stand": {
            "x": round(float(foot[0]), 1),
            "y": round(float(foot[1]), 1),
            "pxPerM": round(float(np.linalg.norm(above - foot) / 0.1), 1),
            "heightM": place.get("maxHeight", 0.26),
            "widthM": place.get("maxWidth", 0.26),
        },
        "surface": {key: place["surface"][key] for key in ("roughness", "f0")},
        "extent": place.get("extent"),
        "lights": light.LIGHTS,
    }


def render(path, shorter, samples, seed=1, clamp=8.0, direct=False):
    """`shorter`: the shorter side of the picture in pixels; `direct`: without any light that was thrown back."""
    s = bpy.context.scene
    s.render.engine = "CYCLES"
    c = s.cycles
    c.device = "CPU"
    c.samples = samples
    c.use_denoising = False
    c.seed = seed
    c.use_adaptive_sampling = False
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 5, 2, 2
    c.transmission_bounces, c.transparent_max_bounces = 5, 4
    if direct:
        c.max_bounces = 0
    c.sample_clamp_indirect = clamp
    c.caustics_reflective = c.caustics_refractive = False
    c.blur_glossy = 0.5
    c.light_sampling_threshold = 0.02
    c.sampling_pattern = "PROGRESSIVE_MULTI_JITTER" if samples <= 64 else c.sampling_pattern
    W, H = light.PICTURE["size"]
    s.render.resolution_x, s.render.resolution_y = (side * shorter // min(W, H) for side in (W, H))
    s.render.resolution_percentage = 100
    s.world.cycles.sampling_method = "MANUAL"
    s.world.cycles.sample_map_resolution = 256
    s.render.threads_mode = "FIXED"
    s.render.threads = int(os.environ.get("THREADS", "2"))
    vl = s.view_layers[0]
    vl.cycles.denoising_store_passes = True
    vl.use_pass_z = False
    i = s.render.image_settings
    i.file_format = "OPEN_EXR_MULTILAYER"
    i.exr_codec = "NONE"
    i.color_depth = "32"
    s.render.filepath = path
    t = time.time()
    bpy.ops.render.render(write_still=True)
    return time.time() - t
