/** What ads say, for measuring how much of it is understood again; about seven seconds each. */
export const englishClips: readonly string[] = [
  'Meet the new bottle that keeps your drink cold for a whole day. Order today and save 30% on your first purchase.',
  'Our coffee is roasted every morning and shipped to your door. You will taste the difference in the first cup.',
  'You bought the bike, so why is it still in the garage? Join our Sunday rides and meet your new friends.',
  'This summer, give your skin the care it deserves. Our cream is light, natural and made for every day.',
  'Stop wasting time on bad headphones. Try these free for 30 days and send them back if you do not love them.',
  'Do you want to learn a new language? Start with ten minutes a day and speak with confidence in three months.',
  'Winter is coming, and your feet are cold. These boots are warm, dry and ready for every road.',
  'Everyone is talking about this little lamp. It turns any room into a place where you want to stay.',
  'Your dog will love this food. It is made with real meat, fresh vegetables and nothing else.',
  'Think about your last holiday. Now think about one where the flight, the hotel and the breakfast are already paid.',
  'Big families need a big table. Ours is made of oak, seats ten people and lasts for generations.',
  'Fresh bread, good cheese and a glass of wine. Dinner for two, delivered before seven.',
  'The battery lasts 40 hours, the case is waterproof, and the price is only 59 dollars.',
  'My back hurt every single day until I changed my chair. I should have done it years ago.',
  'Every photo on your phone deserves a wall. Print five pictures and get the frame for free.',
  'Small businesses waste six hours a week on paperwork. Our app does it in ten minutes.',
];
