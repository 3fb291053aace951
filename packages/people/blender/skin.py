"""Skin that light enters, with blush, lips, and shade where hair is or was."""
import numpy as np

import parts
from figure import step
from nodes import Material, scaled
from solid import mesh


# Painted as long as the arms hang: a hand that is raised beside the face is no ear.
def _near(figure, centre, size, by=(1, 1, 1)):
    d = (figure.hanging - np.array(centre)) * np.array(by) / (size * figure.size)
    return np.exp(-(d ** 2).sum(1))


def _blush(figure):
    eye, mouth, nose = figure.eye['l'], figure.mouth, figure.nose
    cheeks = [_near(figure, (sign * eye[0] * 1.4, eye[1] + (mouth[1] - eye[1]) * .52, nose[2] - .42 * figure.size), .3, (1, 1.15, .6))
              for sign in (1, -1)]
    skin = figure.hanging[:parts.SKIN_VERTICES]
    ears = np.abs(skin[skin[:, 1] > mouth[1], 0]).max()
    at_ears = step(ears * .86, ears, np.abs(figure.hanging[:, 0])) * (figure.hanging[:, 1] > mouth[1] - .3) * (figure.hanging[:, 1] < eye[1] + .6)
    return np.clip(sum(cheeks) * .8 + _near(figure, nose, .15) * .5 + at_ears * .5, 0, 1)


def _lips(figure):
    """From 0 to 1 across the outline of the lips, .44 on it: the targets that swell lips end somewhere on the chin, and
    what is known by vertex has corners."""
    x, y = np.abs(figure.hanging[:, 0]), figure.hanging[:, 1]
    swollen, outside = figure.lips > .44, (figure.lips > .05) & ~figure.inner
    middle, wide = swollen & (x < .1 * figure.size), x[outside].max() * .96
    corner = y[outside & (x > wide * .97)].mean()
    arch = np.clip(1 - (x / wide) ** 2, 0, 1)
    upper, lower = (corner + (edge - corner) * arch ** bend for edge, bend in ((y[middle].max(), 1), (y[middle].min(), 1.1)))
    inside = np.minimum(upper - y, y - lower)
    return np.clip(.44 + inside / (.08 * figure.size), 0, 1) * (figure.lips > .02) * step(1.05, .9, x / wide)


def _material(recipe):
    skin, colors = Material('skin'), recipe['colors']
    mask = skin.node('Attribute', attribute_name='mask')
    split = skin.node('SeparateColor', {0: mask.outputs['Color']})
    lips = skin.ramp(split.outputs[0], .3, .58)
    hair, inside = split.outputs[2], skin.ramp(mask.outputs['Alpha'], .3, .7)
    patches = skin.noise(22, 3)
    tone = skin.mix(skin.ramp(patches, .3, .7, 0, .35), tuple(colors['skin']), scaled(colors['skin'], 1.03, .93, .88))
    tone = skin.mix(skin.math('MULTIPLY', split.outputs[1], recipe.get('blush', .55)), tone, tuple(colors['blush']))
    if recipe.get('freckles'):
        spots = skin.node('TexVoronoi', {'Scale': 260., 'Randomness': 1., 'Vector': skin.node('TexCoord').outputs['Object']}).outputs['Distance']
        share = skin.math('MULTIPLY', skin.ramp(spots, .32, .18), skin.math('MULTIPLY', split.outputs[1], recipe['freckles']))
        tone = skin.mix(share, tone, scaled(colors['skin'], .55, .38, .3))
    tone = skin.mix(hair, tone, scaled(colors['brow'], .8))
    tone = skin.mix(inside, skin.mix(lips, tone, tuple(colors['lips'])), (.2, .035, .03))
    skin.set(Base_Color=tone, Subsurface_Color=tone, Subsurface=recipe.get('glow', .25), Specular=.38, Sheen=.1)
    skin.principled.subsurface_method = 'RANDOM_WALK'
    skin.principled.inputs['Subsurface Radius'].default_value = (.010, .0042, .0022)
    gloss = skin.node('Mix', {0: lips, 2: skin.ramp(patches, .3, .7, .42, .52), 3: recipe.get('lipGloss', .3)})
    pores = skin.bump(skin.noise(900), .05, .0006)
    skin.set(Roughness=gloss.outputs[0], Normal=pores)
    return skin.material


def add_skin(figure, hidden, hair):
    """`hidden` are vertices under clothes, `hair` is by vertex how much hair grows there."""
    mask = np.stack([_lips(figure), _blush(figure), hair, figure.inner.astype(float)], 1)[:parts.SKIN_VERTICES]
    quads = figure.base.skin
    kept = quads[~hidden[quads].any(1)]
    v = figure.staged(figure.v)[:parts.SKIN_VERTICES]
    return mesh('skin', v, kept, _material(figure.recipe), levels=2, colors={'mask': mask})
