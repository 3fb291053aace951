import { describe, expect, it } from 'vitest';
import { FetchRefusal } from './fetch-refusal.ts';
import { createNetwork, type NetworkOptions } from './network.ts';
import { isPublicAddress } from './public-address.ts';

it.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['::ffff:93.184.216.34', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.16.0.1', false],
  ['192.168.0.1', false],
  ['169.254.169.254', false],
  ['100.64.0.1', false],
  ['198.18.0.1', false],
  ['192.0.2.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['0.0.0.0', false],
  ['::1', false],
  ['::', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:7f00:1', false],
  ['fe80::1', false],
  ['fd12:3456::1', false],
  ['64:ff9b::a00:1', false],
  ['2002:a00:1::', false],
  ['2001:0:53aa::1', false],
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['not an address', false],
] as const)('%s is of the open internet: %s', (address, isOpen) => {
  expect(isPublicAddress(address)).toBe(isOpen);
});

type Answer = { error: Error | null; address: unknown };

function look(options: NetworkOptions, all: boolean): Promise<Answer> {
  return new Promise((resolve) => {
    createNetwork(options).lookup('shop.example.com', { all }, (error, address) => resolve({ error, address }));
  });
}

const open = { address: '93.184.216.34', family: 4 };
const inside = { address: '10.0.0.1', family: 4 };

describe('resolving a name', () => {
  it('hands the checked address to the socket, so that nobody asks for it a second time', async () => {
    let asked = 0;
    // The trick called rebinding: harmless when it is checked, inside when it is used.
    const resolve = () => {
      asked += 1;
      return Promise.resolve([asked === 1 ? open : inside]);
    };
    expect(await look({ resolve }, false)).toEqual({ error: null, address: open.address });
    expect(asked).toBe(1);
    expect((await look({ resolve }, true)).error).toMatchObject({ reason: 'address' });
  });

  it.each([
    ['an inside address', [inside]],
    ['an open address beside an inside one', [open, inside]],
    ['a loopback address', [{ address: '127.0.0.1', family: 4 }]],
    ['a mapped loopback address', [{ address: '::ffff:127.0.0.1', family: 6 }]],
  ])('refuses %s', async (_name, addresses) => {
    const { error } = await look({ resolve: () => Promise.resolve(addresses) }, true);
    expect(error).toBeInstanceOf(FetchRefusal);
    expect(error).toMatchObject({ reason: 'address' });
  });

  it('says that a name without an address is out of reach', async () => {
    expect((await look({ resolve: () => Promise.resolve([]) }, true)).error).toMatchObject({ reason: 'unreachable' });
    const failing = () => Promise.reject(new Error('ENOTFOUND'));
    expect((await look({ resolve: failing }, true)).error).toMatchObject({ reason: 'unreachable' });
  });
});
