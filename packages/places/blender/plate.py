"""blender --background --python plate.py -- ID OUT [--shorter 1600] [--samples 8]

Builds one plate of plates.json and takes its picture: OUT/ID.exr with its passes and light groups, OUT/ID-direct.exr
without light that was thrown back, and OUT/ID.json.
"""

import argparse
import importlib
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, here)
import bpy  # noqa: E402
import light  # noqa: E402
import take  # noqa: E402

options = argparse.ArgumentParser()
options.add_argument("id")
options.add_argument("out")
options.add_argument("--shorter", type=int, default=1600)
options.add_argument("--samples", type=int, default=8)
chosen = options.parse_args(sys.argv[sys.argv.index("--") + 1 :])

with open(os.path.join(here, "..", "plates.json"), encoding="utf8") as file:
    recipe = next(plate for plate in json.load(file) if plate["id"] == chosen.id)
light.PICTURE.update({key: recipe[key] for key in light.PICTURE if key in recipe})
take.reset()
for group in ("key", "fill", "rim"):
    bpy.context.scene.view_layers[0].lightgroups.add(name=group)
place = take.describe(importlib.import_module(f"sets.{recipe['set']}").build(**recipe["options"]))
os.makedirs(chosen.out, exist_ok=True)
stem = os.path.join(chosen.out, chosen.id)
place["seconds"] = round(take.render(f"{stem}.exr", chosen.shorter, chosen.samples), 1)
# Small: of this only the light about the product's foot is measured.
take.render(f"{stem}-direct.exr", 160, 16, direct=True)
place["samples"] = chosen.samples
with open(f"{stem}.json", "w", encoding="utf8") as file:
    json.dump(place, file)
