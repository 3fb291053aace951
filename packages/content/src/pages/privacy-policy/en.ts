import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';

export default {
  name: 'Privacy',
  title: `Privacy policy | ${brand.name}`,
  description:
    'What data is stored, why, for how long and who can see it. No ad trackers, no third-party analytics, no selling of data.',
  heading: 'Privacy policy',
  paragraph: 'What’s stored about you, why, for how long, and how to have it deleted.',
  sections: {
    who: {
      heading: 'Who is responsible',
      parts: [
        `The operator of this website is responsible for the data processed here. ${brand.name} is open-source software that anyone can run. Each operator’s data stays on that operator’s systems; nothing is sent to the developers of the software.`,
        'This policy describes what the software does as delivered. If the operator connects further services, such as an email provider or an AI provider, it has to name them in an addition to this policy.',
      ],
    },
    what: {
      heading: 'What is stored and why',
      parts: [
        'To provide your account (performance of a contract, Art. 6(1)(b) GDPR):',
        {
          list: [
            'your email address, your name, your language and your email preferences;',
            'your password, only as an Argon2id hash that can’t be turned back into the password;',
            'if you sign in with Google: the ID of your Google account, and the email address and name that Google confirms;',
            'your plan, and a record of the credits you receive, use and get back.',
          ],
        },
        'To create and save your work (performance of a contract):',
        {
          list: [
            'what you enter, such as products, briefs and the content of QR codes, including Wi-Fi passwords and contact details;',
            'the images, videos and audio files you upload; location and camera data is removed from images, while videos and audio files are stored as they are;',
            'your designs with their version history, your campaigns, and your results with the time and status of each run.',
          ],
        },
        'To keep the service secure and working (legitimate interest, Art. 6(1)(f) GDPR):',
        {
          list: [
            'sign-in sessions, with your browser, device and the IP address last used, and the token stored only as a hash;',
            'your IP address, and your email address as a hash, counted for a short time against request limits;',
            'server logs with the time, the address of the page without its parameters, the status, your IP address, your account’s ID and a request number; passwords, sign-in tokens and codes aren’t logged;',
            'feedback you send, with your rating, the page you sent it from and, if you’re signed in, your account.',
          ],
        },
      ],
    },
    browser: {
      heading: 'What is stored in your browser',
      parts: [
        {
          list: [
            `the cookie “${localeCookie.name}”, which remembers your language for 365 days;`,
            'the cookie “theme”, which remembers light or dark mode for 365 days once you choose one;',
            'in local storage: your sign-in token, whether the sidebar is collapsed, where you left off in the dashboard, when you closed an offer, and uploads and changes that haven’t reached the server yet;',
            'in the storage of the tab, until you close it: what you entered in a tool, and a sign-up you’ve started, without its password.',
          ],
        },
        'Signing out clears this storage; the two cookies stay. There are no advertising cookies, no third-party analytics, and no fonts or scripts from other companies, with one exception: if the operator offers Google sign-in, Google’s script loads when you open the sign-in screen.',
      ],
    },
    images: {
      heading: 'How your images are processed',
      parts: [
        'Images you upload or import, and images created by AI providers, are checked automatically for sexually explicit content on the operator’s server. Images that don’t pass are rejected and deleted.',
        'To fit an ID photo, the server finds the face and measures it: the size and angle of the head, the position of the eyes, and whether the eyes are open and the mouth is closed. The measurements are stored with the result so that you can adjust it, and they’re deleted with it. They aren’t used to identify anyone, and no template for face recognition is created.',
        'Other tools look for faces and text in an image only to crop it and arrange the layout. If you take a photo with your camera, the live video stays in your browser; only the photo you take is uploaded.',
      ],
    },
    links: {
      heading: 'Product links and QR codes',
      parts: [
        'When you enter a product link, the operator’s server opens that page and copies product details and images from it. The other website sees the IP address of the server, not yours.',
        'A QR code contains exactly what you enter. Scans don’t go through this website and aren’t counted.',
      ],
    },
    models: {
      heading: 'AI providers',
      parts: [
        'As delivered, all tools run on the operator’s own server, and your briefs and images don’t leave it.',
        'The operator can connect outside providers: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate or a server that is compatible with OpenAI. Tools that use a provider send it what the task needs, such as your brief, the text of a product page or an image. The operator has to tell you which providers it uses, and their own terms and privacy policies apply to what they receive.',
        'For each request to a provider, the software records the account, the run, the provider, the model, the cost and the outcome, but not the content. The software doesn’t use your work to train models.',
      ],
    },
    emails: {
      heading: 'Emails',
      parts: [
        'You receive a code when you sign up, a notice if someone tries to sign up with your address again, and, if you turn it on, a message when a run is finished. The software sends no newsletters. If the operator hasn’t set up a mail server, the server keeps the latest 200 emails as files instead of sending them.',
      ],
    },
    recipients: {
      heading: 'Who else can see your data',
      parts: [
        'Your data isn’t sold or rented out. It reaches others only where the service needs it: the companies that host the server and its files, the email provider that delivers your messages, connected AI providers, and authorities if the law requires it. The people who administer the server can technically access what’s stored on it.',
        'If you share a link to a result, anyone who has the link can see the result and its title, but not who made it. The link works until you stop sharing or delete the work.',
        'If a recipient is outside the European Economic Area, the operator has to secure the transfer as the GDPR requires, for example with standard contractual clauses.',
      ],
    },
    'how-long': {
      heading: 'How long data is kept',
      parts: [
        {
          list: [
            'your account, products, designs and results: until you delete them or your account is deleted;',
            'deleted products and designs: 30 days, so that you can restore them; their files are then deleted, too, unless other work of yours uses them;',
            'uploads that nothing uses and free runs that aren’t part of saved work: 30 days; unfinished uploads: 24 hours;',
            'version history: every version of the last hour, the last of each hour for a day, then the last of each day and every exported one, up to 300 versions;',
            'sign-up codes and sign-ups that aren’t completed: 10 minutes;',
            'sign-in sessions: until you sign out, at most 30 days after their last use and 180 days in total;',
            'stored responses that keep a repeated request from being charged twice: 24 hours;',
            'counts for request limits: 25 hours;',
            'feedback and records of requests to AI providers: until the operator deletes them; if your account is deleted, they’re no longer linked to you;',
            'server logs and backups: as long as the operator needs them to find problems and restore data;',
            'records that tax law requires, where plans are sold: as long as that law says.',
          ],
        },
        'A cleanup that runs every hour removes what has expired.',
      ],
    },
    safety: {
      heading: 'How your data is protected',
      parts: [
        'Passwords and sign-in tokens are stored only as hashes. Your files open only through signed links that expire after about an hour. Pages run only this website’s own scripts and, where it’s offered, the script of Google sign-in. A request for someone else’s work gets the same answer as a request for something that doesn’t exist.',
      ],
    },
    rights: {
      heading: 'Your rights',
      parts: [
        'You can ask the operator what’s stored about you, have it corrected, restricted or deleted, receive it in a common format, and object to processing based on a legitimate interest. Write to the operator from the email address of your account. You can also complain to the data protection authority where you live.',
      ],
    },
    children: {
      heading: 'Children',
      parts: [
        'The service is for people aged 16 and over. If the operator learns that an account belongs to someone younger, it deletes the account.',
      ],
    },
    changes: {
      heading: 'Changes to this policy',
      parts: [
        'When this policy changes, the date at the top changes, too. The operator tells you about important changes before they apply, by email or on this website.',
      ],
    },
  },
} as const;
