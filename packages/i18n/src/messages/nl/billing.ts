import type { MessagesOf } from '../../messages-of.ts';
import type english from '../en/billing.ts';

export default {
  offer: {
    banner: 'Tijdelijk aanbod: {percent} korting',
    bannerAction: 'Bekijk het aanbod',
    title: '{percent} korting op het Basic-abonnement',
    lead: 'Elke maand {credits, plural, one {# credit} other {# credits}}. Wat mislukt, kost niets.',
    timeLeft: 'Resterende tijd: {time}',
    hours: 'uren',
    minutes: 'minuten',
    seconds: 'seconden',
    monthly: 'Per maand',
    annual: 'Per jaar',
    perMonth: 'per maand',
    perYear: 'per jaar',
    before: 'Eerst: {price}',
    save: 'Je bespaart {amount}',
    buyMonthly: 'Neem per maand',
    buyAnnual: 'Neem per jaar',
    processing: 'Bezig…',
    newTab: 'Je betaalt op een pagina die in een nieuw tabblad opent.',
    notSetUp:
      'Betalen is op deze installatie niet ingesteld, dus je kunt hier nog niets kopen. Wie haar beheert, zet het aan met prijscodes.',
  },
  payment: {
    failed: 'De betaling is mislukt. Probeer het later opnieuw.',
    noAddress: 'De betaling kon niet worden aangemaakt',
  },
  plans: {
    title: 'Abonnementen',
    lead: 'Wat mislukt, kost niets: de credits komen terug.',
    period: 'Betaalperiode',
    free: 'Gratis',
    credits: 'Elke maand {count, plural, one {# credit} other {# credits}}',
    current: 'Jouw abonnement',
    choose: 'Kies {plan}',
    notSold: 'Niet te koop op deze installatie',
    billedMonthly: 'Elke maand in rekening gebracht',
    billedYearly: '{price}, één keer per jaar',
    offer: 'Tijdelijk {percent} korting',
  },
  check: {
    title: 'Rond de betaling af in het andere tabblad',
    lead: 'De betaalpagina staat open in een nieuw tabblad. Kom terug en controleer als je daar klaar bent.',
    action: 'Ik heb betaald',
    later: 'Later',
    notYet: 'Er is nog niets binnen. Het kan een minuut duren.',
    done: 'Bedankt. Je hebt nu {plan}.',
  },
  names: {
    free: 'Free',
    basic: 'Basic',
    pro: 'Pro',
  },
  close: 'Sluiten',
} satisfies MessagesOf<typeof english>;
