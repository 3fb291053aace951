import list from './people.json' with { type: 'json' };

/** What a person's looks suit. */
export type PersonStyle = 'beauty' | 'food' | 'tech' | 'fitness' | 'business' | 'home';

/** What hands do that are in the picture: fingers together, one hand open, one raised, one on the chest. */
type PersonPose = 'folded' | 'offering' | 'greeting' | 'heart';

/** An outfit of a person; the size is its picture's. Without a pose the arms are down. */
export type PersonLook = {
  readonly id: string;
  readonly pose?: PersonPose;
  readonly width: number;
  readonly height: number;
};

/** A built-in presenter: nobody who exists, modelled and rendered by script. */
export type Person = {
  readonly id: string;
  readonly name: string;
  readonly gender: 'woman' | 'man';
  readonly age: number;
  readonly styles: readonly PersonStyle[];
  readonly looks: readonly PersonLook[];
};

/** Everybody there is, in the order people see them. */
export const people = list as unknown as readonly Person[];

export function personOf(id: string): Person | undefined {
  return people.find((person) => person.id === id);
}

export function lookOf(person: Person, id: string): PersonLook | undefined {
  return person.looks.find((look) => look.id === id);
}
