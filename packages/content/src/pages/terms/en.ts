import { brand } from '@adwright/contract/brand.ts';

export default {
  name: 'Terms',
  title: `Terms of use | ${brand.name}`,
  description: `The rules for using ${brand.name}: your account, your work, credits and refunds, what isn’t allowed, and the open-source license.`,
  heading: 'Terms of use',
  paragraph: 'What you can expect, what’s expected of you, and who owns your work.',
  sections: {
    who: {
      heading: 'Who these terms are between',
      parts: [
        `${brand.name} is open-source software that anyone can run. This website is run by a person or organization: the operator. These terms are an agreement between you and the operator. The developers of the software aren’t part of it and can’t see your account or your work.`,
        'Where the law requires it, the operator tells you its name and contact details. If the operator publishes terms of its own, they apply in addition to these and take priority where the two differ.',
      ],
    },
    account: {
      heading: 'Your account',
      parts: [
        'You need an account to create and save work. Sign up with an email address, a code sent to it, and a password. You can also sign in with Google if the operator offers it.',
        {
          list: [
            'Use an email address you control, and keep your password to yourself.',
            'You must be at least 16 years old, and old enough to enter into a contract where you live.',
            'You’re responsible for what happens in your account, unless someone else used it through no fault of yours and you told the operator as soon as you found out.',
            'One free account per person. Don’t open several to collect free credits.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Your work belongs to you',
      parts: [
        `What you enter and upload stays yours. The results made from it are yours, too, as far as the law allows anyone to own them. You can use them in any campaign, for yourself or for a client, without a watermark and without mentioning ${brand.name}.`,
        'You allow the operator to store and process what you enter, what you upload and your results for one purpose: to provide the service to you. Other users see your work only if you share a link to it. The software doesn’t use your work to train models.',
        'If the operator has connected an outside AI provider, that provider’s terms can also apply to results made with it. The privacy policy says what is sent to such providers.',
        'Generated copy and designs can resemble what the tools create for someone else. Nobody can promise that a slogan is unique or can be registered as a trademark. Check before you build a brand on it.',
      ],
    },
    'your-responsibility': {
      heading: 'Your responsibilities',
      parts: [
        'You decide what gets published, so check every result before it runs. You’re responsible for its claims, for having the rights to the names, images, logos and layouts you use, and for following the rules of the platform and the advertising law of every place where the ad is shown. That includes labeling AI-generated content where this is required.',
        'The ID photo tool measures photos against published requirements. The authority that receives a photo decides whether to accept it.',
        'You may not use the service to:',
        {
          list: [
            'advertise anything that is illegal where the ad is shown, or deceive people, for example with false prices, made-up reviews or fake scarcity;',
            'use a person’s or company’s name, face, voice or trademark without the right to do so;',
            'create content that incites hatred or violence, sexualizes minors or harasses someone;',
            'upload sexually explicit images;',
            'create QR codes that lead to malware or phishing pages;',
            'attack the service, get around its limits or try to access other people’s data.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Credits, prices and refunds',
      parts: [
        'Prices are shown in credits. The price you see before you start is the price you pay.',
        {
          list: [
            'When a run starts, its credits are set aside. They’re used only if the run succeeds.',
            'If a run fails or is canceled, its credits are refunded in full, automatically.',
            'A successful run is charged even if you don’t use the result.',
            'The free plan adds its credits once in every calendar month in which you use the service. Unused credits stay in your account.',
            'Credits aren’t money. They can’t be paid out, sold or transferred to another account.',
          ],
        },
        'If the operator sells paid plans, you see the price, the billing period and the renewal date before you pay. You can cancel at any time, effective at the end of the period you’ve paid for. The rights the law gives you as a consumer, such as a right of withdrawal, aren’t affected.',
      ],
    },
    service: {
      heading: 'The service and its limits',
      parts: [
        'The operator runs the service with reasonable care but doesn’t promise that it’s always available or free of errors, or that ads lead to clicks or sales. The platform limits, ad sizes and photo requirements shown here come from public sources and can be out of date.',
        'The number of requests and the size of uploads are limited so that one user can’t slow the service down for others.',
        'Work you delete can be restored for 30 days. After that, it’s gone. Keep your own copies of work that matters to you.',
        'The operator makes reasonable efforts to keep stored work safe and to give notice before the service is closed or loses important features.',
      ],
    },
    liability: {
      heading: 'Liability',
      parts: [
        'The operator has unlimited liability for intent and gross negligence, for injury to life, body or health, and wherever the law doesn’t allow a limit. In all other cases, liability is limited to damage that is typical and foreseeable. For services provided free of charge, it’s excluded as far as the law allows.',
      ],
    },
    ending: {
      heading: 'Closing your account',
      parts: [
        'You can stop using the service at any time and ask the operator to delete your account. The operator can block an account that breaks these terms seriously or repeatedly, and tells you why unless the law forbids it. If the operator closes the service, it tells you early enough for you to download your work.',
      ],
    },
    'open-source': {
      heading: 'Open source',
      parts: [
        `The software is licensed under the GNU Affero General Public License, version 3 or later. It gives you the right to run, study, change and share ${brand.name}. An operator who changes the software and lets others use it over a network has to offer them the source code of the changed version. The license covers the software; these terms cover the use of this website. The software itself comes without warranty, as the license says.`,
      ],
    },
    changes: {
      heading: 'Changes to these terms',
      parts: [
        'When these terms change, the date at the top changes, too. The operator tells you about important changes at least 30 days before they apply, by email or on this website. If you don’t agree, you can close your account before then.',
        'If one provision of these terms is invalid, the others still apply.',
      ],
    },
  },
} as const;
