import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { ProseSection } from '../../page.ts';

const sections: readonly ProseSection[] = [
  {
    id: 'who',
    heading: 'Who is responsible',
    parts: [
      `The operator of this website is responsible for the data processed here. ${brand.name} is open-source software that anyone may run, and every installation keeps its data to itself: nothing is sent to the authors of the software.`,
      'This policy describes what the software does as it is delivered. An operator who connects further services, such as a mail provider or an outside language model, has to name them in a supplement to this policy.',
    ],
  },
  {
    id: 'what',
    heading: 'What is stored, and why',
    parts: [
      'To give you an account (performance of a contract, Art. 6(1)(b) GDPR):',
      {
        list: [
          'your email address, and your name if you give one;',
          'your password, only as an Argon2id hash that cannot be turned back into the password;',
          'if you sign in with Google: the identifier Google gives for your account, and the email address and name it confirms;',
          'your plan, and a ledger of credits granted, set aside, used and returned.',
        ],
      },
      'To do the work you ask for (performance of a contract):',
      {
        list: [
          'what you enter into a tool, such as a product brief or the content of a QR code;',
          'the results and files made from it, with the time and state of each run.',
        ],
      },
      'To keep the service safe and working (legitimate interest, Art. 6(1)(f) GDPR):',
      {
        list: [
          'sign-in sessions, stored as a hash of the token, so that a copy of the database signs nobody in;',
          'your IP address, counted for a short time against limits on requests;',
          'server logs with time, address of the page, status and a request number; passwords, tokens and codes are never written to them;',
          'feedback you send, with its rating and the page you sent it from.',
        ],
      },
    ],
  },
  {
    id: 'browser',
    heading: 'What is kept in your browser',
    parts: [
      {
        list: [
          `the cookie “${localeCookie.name}”, which remembers the language you chose for 365 days;`,
          'in the storage of your browser: your sign-in token while you are signed in, your choice of light or dark, the width of the dashboard’s sidebar, a registration you have begun (never its password), and what you were making last, so that a reload does not lose it.',
        ],
      },
      'All of it is needed for what you asked the site to do. There are no advertising cookies, no analytics by third parties and no fonts or scripts loaded from other companies. If the operator offers Google sign-in, Google’s script is loaded when you open the sign-in screen.',
    ],
  },
  {
    id: 'models',
    heading: 'Where texts are written',
    parts: [
      'The text and QR tools run on the operator’s own server. As delivered, your brief does not leave it. If the operator connects an outside language model, briefs are sent to its provider, and the operator has to say which one. Your work is not used to train models.',
    ],
  },
  {
    id: 'recipients',
    heading: 'Who else sees it',
    parts: [
      'Data is not sold and not rented out. It reaches others only where the service needs it: the company that hosts the server, and the mail provider that delivers your codes, both acting on the operator’s instructions; and authorities, where the law compels the operator.',
      'If one of them is outside the European Economic Area, the operator has to secure the transfer as the GDPR asks, for example by standard contractual clauses.',
    ],
  },
  {
    id: 'how-long',
    heading: 'For how long',
    parts: [
      {
        list: [
          'your account, your runs and their results: until you have them deleted or the account is closed;',
          'codes sent by email: 10 minutes;',
          'sign-in sessions: until you sign out, or 30 days after the last use;',
          'stored answers that keep a repeated request from being charged twice: 24 hours;',
          'counts for request limits: hours at most;',
          'server logs: as long as the operator needs them to find faults, usually no more than 30 days;',
          'records that tax law requires, where plans are sold: as long as that law says.',
        ],
      },
    ],
  },
  {
    id: 'safety',
    heading: 'How it is protected',
    parts: [
      'Passwords and tokens are stored as hashes. Files of your account open only through signed addresses that expire. The site allows no scripts other than its own. A request for somebody else’s work is answered as if it did not exist.',
    ],
  },
  {
    id: 'rights',
    heading: 'Your rights',
    parts: [
      'You may ask the operator what is stored about you, have it corrected, restricted or deleted, receive it in a common format, and object to processing that rests on a legitimate interest. Write to the operator from the address of your account. You may also complain to the data protection authority where you live.',
    ],
  },
  {
    id: 'children',
    heading: 'Children',
    parts: [
      'The service is meant for people of 16 and older. Accounts of younger people are deleted when they become known.',
    ],
  },
  {
    id: 'changes',
    heading: 'Changes to this policy',
    parts: [
      'When this policy changes, so does the date at the top. Changes that matter are announced by email to the address of your account before they apply.',
    ],
  },
];

export default sections;
