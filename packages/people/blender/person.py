"""blender --background --python person.py -- ID LOOK OUT --parts FOLDER [--width 960] [--samples 14] [--close METRES] [--bare]

Writes OUT/ID-LOOK.exr, and ID-LOOK.seen.json with what the camera saw of lips and lids.
"""
import json
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

import argparse

import bpy
import numpy as np

import hair
import parts
from beard import add_beard, beard_cover
from clothes import Outfit
from covers import add_cover
from eyes import add_eyes
from figure import Figure
from glasses import add_glasses
from landmarks import landmarks
from lashes import add_brows, add_lashes
from skin import add_skin
from surface import Surface
from take import add_camera, add_lights, render, seen


def options():
    own = sys.argv[sys.argv.index('--') + 1:]
    read = argparse.ArgumentParser()
    for name in ('id', 'look', 'out'):
        read.add_argument(name)
    read.add_argument('--parts', required=True)
    read.add_argument('--width', type=int, default=960)
    read.add_argument('--samples', type=int, default=14)
    read.add_argument('--threads', type=int, default=2)
    read.add_argument('--close', type=float, default=0)
    read.add_argument('--bare', action='store_true')
    return read.parse_args(own)


def main():
    given = options()
    parts.open_at(given.parts)
    recipes = json.load(open(os.path.join(HERE, '../recipes.json')))
    recipe = next(one for one in recipes if one['id'] == given.id)
    look = next(one for one in recipe['looks'] if one['id'] == given.look)
    bpy.ops.wm.read_factory_settings(use_empty=True)
    random = np.random.default_rng(5)
    figure = Figure(recipe, look.get('pose'))
    garment = parts.Garment(look.get('garment', 'female_casualsuit01' if recipe['gender'] == 'woman' else 'male_casualsuit02'))
    outfit = Outfit(figure, garment, look)
    surface = Surface((figure.v[:parts.SKIN_VERTICES], figure.base.skin), (outfit.v, garment.faces))
    camera, eyes = add_camera(figure, look, given.width, given.close)
    style = recipe['hair']
    made = hair.STYLES[style['style']]
    scalp = hair.Scalp(figure, surface, style.get('hairline', made.HAIRLINE), random)
    covered = scalp.coverage(style.get('soft', getattr(made, 'SHADE', (4, 15))))
    beard = recipe.get('beard')
    bristle = beard_cover(figure, beard) if beard else covered * 0
    shade = np.maximum(covered * recipe.get('scalp', 1), bristle * (beard or {}).get('shade', .6))
    add_skin(figure, garment.hides, shade * (0 if given.bare else 1))
    add_eyes(figure, camera.location)
    add_brows(figure, surface, random)
    add_lashes(figure, random)
    outfit.add()
    if not given.bare:
        hair.add(scalp, style)
        if beard and beard.get('count', 1):
            add_beard(figure, beard, bristle, random)
        if 'cover' in look:
            add_cover(scalp, look['cover'])
    if 'glasses' in recipe:
        add_glasses(figure, recipe['glasses'])
    add_lights(recipe, eyes)
    name = os.path.join(given.out, '%s-%s' % (given.id, given.look))
    marks = {key: seen(camera, figure.staged(points)) for key, points in landmarks(figure).items()}
    json.dump(marks, open(name + '.seen.json', 'w'))
    render(name + '.exr', given.samples, given.threads)


main()
