"""blender --background --python photograph.py -- ID OUT --take NAME:STEP:WIDTH:SAMPLES … [--threads 2]

Builds one product and photographs it, one take after the other: OUT/NAME.exr each. STEP is how far the product is
turned, in degrees; the take whose name ends in -scene shows the paper it stands on, all others are cut out.
"""
import argparse
import importlib
import math
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import stage  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument("id")
options.add_argument("out")
options.add_argument("--take", action="append", required=True)
options.add_argument("--threads", type=int, default=2)
chosen = options.parse_args(sys.argv[sys.argv.index("--") + 1 :])

product = importlib.import_module(f"products.{chosen.id.replace('-', '_')}")
stage.clear()
product.build()
facing = getattr(product, "FACING", 0.0)
table = stage.turntable(facing)
stage.light_and_camera(product.HEIGHT, getattr(product, "DISTANCE", 7.4), getattr(product, "LIFT", 0.75), getattr(product, "LENS", 70), getattr(product, "BRIGHTNESS", 1.0))
paper = stage.sweep(product.SWEEP)
# The scene comes first: the paper does not get its colour back.
for take in sorted(chosen.take, key=lambda one: not one.split(":")[0].endswith("-scene")):
    name, step, width, samples = take.split(":")
    if not name.endswith("-scene"):
        stage.cut_out(paper)
    table.rotation_euler = (0, 0, facing + math.radians(float(step)))
    stage.shoot(os.path.join(chosen.out, f"{name}.exr"), int(width), int(samples), chosen.threads)
