import { brand } from '@adwright/contract/brand.ts';
import type { ProseSection } from '../../page.ts';

const sections: readonly ProseSection[] = [
  {
    id: 'who',
    heading: 'Who these terms are between',
    parts: [
      `${brand.name} is open-source software. Anyone may run it. The installation you are using is run by the person or organisation that operates this website: the operator. These terms are between you and the operator. The people who write the software are not a party to them and do not see your account or your work.`,
      'The operator’s name and address stand in the legal notice of this website, where the law asks for one. If an operator adds terms of its own, they apply beside these, and they win where the two differ.',
    ],
  },
  {
    id: 'account',
    heading: 'Your account',
    parts: [
      'To use the tools you need an account. You give an email address, confirm it with a code and choose a password, or you sign in with Google where the operator offers that.',
      {
        list: [
          'Give an address you control, and keep your password to yourself.',
          'You must be at least 16 years old, and old enough to enter into a contract where you live.',
          'What is done with your account counts as done by you, unless you had no part in it and told the operator as soon as you knew.',
          'One person may have one free account. Opening many to collect free credits is not allowed.',
        ],
      },
    ],
  },
  {
    id: 'your-work',
    heading: 'Your work belongs to you',
    parts: [
      'What you type in stays yours. What the tools make for you from it is yours too, as far as the law lets anyone own it. You may use it in any campaign, for yourself or for a client, without a watermark and without naming us.',
      'You allow the operator to store and process your input and results, for one purpose: to provide the service to you. Your work is not shown to others and not used to train models.',
      'Short texts made by a tool can resemble texts made for somebody else. Nobody can promise that a slogan is unique or free to register as a trade mark. Check before you build a brand on it.',
    ],
  },
  {
    id: 'your-responsibility',
    heading: 'What you answer for',
    parts: [
      'You decide what is published. Read a text before it runs. You answer for its claims, for having the right to use the names, pictures and logos you put in, and for keeping to the rules of the network you advertise on and the advertising law of the places where the ad is seen.',
      'These uses are not allowed:',
      {
        list: [
          'advertising for what is illegal where the ad is shown, or ads meant to deceive, such as false prices, invented reviews or pretended scarcity;',
          'using the name, face, voice or mark of a person or company without the right to do so;',
          'content that incites hatred or violence, sexualises minors, or harasses a person;',
          'QR codes that lead to malware or to pages that steal data;',
          'attacking the service, getting around its limits, or reaching for other people’s data.',
        ],
      },
    ],
  },
  {
    id: 'credits',
    heading: 'Credits, prices and refunds',
    parts: [
      'Work is priced in credits. The price is shown before you start and is exactly what is charged.',
      {
        list: [
          'When work starts, its credits are set aside. They are taken only when the work succeeds.',
          'If the work fails, is cancelled, or is stopped by a fault of the service, the credits go back to you in full and on their own.',
          'Work that succeeded is charged, also when you decide not to use the result.',
          'Credits are not money. They cannot be paid out, sold or moved to another account.',
          'A plan’s credits are granted month by month, as the pricing page says.',
        ],
      },
      'Where the operator sells paid plans, the price, the period and the date of renewal are shown before you pay. You may cancel at any time for the end of the period already paid. Rights that the law gives consumers, such as a right of withdrawal, stay untouched.',
    ],
  },
  {
    id: 'service',
    heading: 'The service and its limits',
    parts: [
      'The operator runs the service with reasonable care but does not promise that it is always reachable, free of faults, or that results lead to clicks or sales. Limits and sizes of ad networks shown on this site come from public sources and can be out of date.',
      'There are limits on the number of requests and on the size of uploads, so that one user cannot slow down the others.',
      'Keep copies of work that matters to you. The operator makes reasonable efforts to keep stored work safe and to say beforehand when the service is to be changed for the worse or closed.',
    ],
  },
  {
    id: 'liability',
    heading: 'Liability',
    parts: [
      'The operator is liable without limit for intent and gross negligence, for harm to life, body and health, and wherever the law does not allow a limit. Beyond that, liability is limited to the damage that is typical and could be foreseen, and it is excluded for services given free of charge as far as the law allows.',
    ],
  },
  {
    id: 'ending',
    heading: 'Ending it',
    parts: [
      'You may stop using the service at any time and ask the operator to delete your account. The operator may block an account that seriously or repeatedly breaks these terms, and will say why unless the law forbids it. If the operator closes the service, you will be told early enough to fetch your work.',
    ],
  },
  {
    id: 'open-source',
    heading: 'Open source',
    parts: [
      `The software is licensed under the GNU Affero General Public License, version 3 or later. It gives you the right to run, study, change and share ${brand.name}. An operator who changes the software and lets others use it over a network has to offer them the source code of the changed version. The licence governs the software; these terms govern the use of this installation. The software itself comes without warranty, as the licence says.`,
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to these terms',
    parts: [
      'When these terms change, the date at the top changes with them. Changes that matter to you are announced at least 30 days before, by email to the address of your account. If you do not agree, you may close your account before they apply.',
      'Should one sentence of these terms be invalid, the others still hold.',
    ],
  },
];

export default sections;
