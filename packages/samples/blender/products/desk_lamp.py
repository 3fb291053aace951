"""A desk lamp, switched on."""
from stage import lathe, material, tube
import bpy

HEIGHT, SWEEP, DISTANCE, BRIGHTNESS = 2.7, (0.36, 0.42, 0.38), 8.2, 0.45


def build():
    paint = material("paint", (0.92, 0.5, 0.06), 0.3, clearcoat=0.6)
    brass = material("brass", (0.88, 0.68, 0.35), 0.22, metallic=1.0)
    inside = material("inside", (1, 0.97, 0.9), 0.6)
    lathe("base", [(0, 0), (0.58, 0), (0.62, 0.02), (0.62, 0.08), (0.58, 0.12), (0, 0.14)], paint, at=(-0.45, 0, 0))
    tube("arm", [(-0.45, 0, 0.12), (-0.52, 0, 1.3), (-0.36, 0, 2.12), (0.12, 0, 2.5), (0.42, 0, 2.42)], 0.032, brass)
    shade = lathe("shade", [(0, 0.36), (0.1, 0.36), (0.13, 0.33), (0.15, 0.24), (0.6, -0.26), (0.605, -0.3), (0.59, -0.295), (0.135, 0.22), (0, 0.3)], paint, at=(0.5, 0, 2.24))
    lining = lathe("lining", [(0.128, 0.21), (0.585, -0.29)], inside, at=(0.5, 0, 2.24))
    bulb = lathe("bulb", [(0, -0.2), (0.08, -0.18), (0.12, -0.1), (0.1, 0.0), (0.05, 0.1), (0, 0.12)], material("bulb", (1, 0.95, 0.85), 0.3, emission=(1, 0.82, 0.56), strength=14), at=(0.5, 0, 2.24))
    for thing in (shade, lining, bulb):
        thing.rotation_euler = (0.16, -0.22, 0)
    lamp = bpy.data.lights.new("glow", "POINT")
    lamp.energy, lamp.color, lamp.shadow_soft_size = 60, (1, 0.84, 0.62), 0.12
    glow = bpy.data.objects.new("glow", lamp)
    glow.location = (0.52, -0.02, 2.02)
    bpy.context.collection.objects.link(glow)
