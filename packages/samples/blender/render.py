"""blender --background --python render.py -- OUT [--only NAME,NAME] [--width 1200] [--samples 160]

Photographs every product twice: on its paper sweep, and cut out with a true alpha channel.
"""
import argparse
import importlib
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import stage  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument("out")
options.add_argument("--only", default="")
options.add_argument("--width", type=int, default=1200)
options.add_argument("--samples", type=int, default=160)
options.add_argument("--shots", default="scene,cutout")
chosen = options.parse_args(sys.argv[sys.argv.index("--") + 1 :])

names = sorted(file[:-3] for file in os.listdir(os.path.join(here, "products")) if file.endswith(".py"))
for name in [n for n in names if not chosen.only or n in chosen.only.split(",")]:
    product = importlib.import_module(f"products.{name}")
    for shot in chosen.shots.split(","):
        stage.clear()
        product.build()
        stage.light_and_camera(product.HEIGHT, getattr(product, "DISTANCE", 7.4), getattr(product, "LIFT", 0.75), getattr(product, "LENS", 70), getattr(product, "BRIGHTNESS", 1.0))
        if shot == "scene":
            stage.sweep(product.SWEEP)
        stage.shoot(os.path.join(chosen.out, f"{name.replace('_', '-')}-{shot}.png"), chosen.width, chosen.width * 5 // 4, chosen.samples, shot == "cutout")
