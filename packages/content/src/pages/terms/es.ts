import { brand } from '@adwright/contract/brand.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Términos',
  title: `Términos de uso | ${brand.name}`,
  description: `Las reglas para usar ${brand.name}: tu cuenta, tu trabajo, créditos y reembolsos, lo que no está permitido y la licencia de código abierto.`,
  heading: 'Términos de uso',
  paragraph: 'Qué puedes esperar, qué se espera de ti y a quién pertenece tu trabajo.',
  sections: {
    who: {
      heading: 'Entre quiénes rigen estos términos',
      parts: [
        `${brand.name} es software de código abierto que cualquiera puede operar. Este sitio web lo opera una persona u organización: el operador. Estos términos son un acuerdo entre tú y el operador. Quienes desarrollan el software no forman parte de él y no pueden ver tu cuenta ni tu trabajo.`,
        'Cuando la ley lo exige, el operador te indica su nombre y sus datos de contacto. Si el operador publica términos propios, se aplican además de estos y prevalecen donde haya diferencias.',
      ],
    },
    account: {
      heading: 'Tu cuenta',
      parts: [
        'Necesitas una cuenta para crear y guardar tu trabajo. Regístrate con una dirección de correo electrónico, el código que se envía a ella y una contraseña. También puedes iniciar sesión con Google si el operador lo ofrece.',
        {
          list: [
            'Usa una dirección de correo que controles y no compartas tu contraseña.',
            'Debes tener al menos 16 años y la edad necesaria para celebrar un contrato en el lugar donde vives.',
            'Eres responsable de lo que ocurra en tu cuenta, salvo que otra persona la haya usado sin culpa tuya y hayas avisado al operador en cuanto lo supiste.',
            'Una cuenta gratuita por persona. No abras varias para acumular créditos gratis.',
          ],
        },
      ],
    },
    'your-work': {
      heading: 'Tu trabajo es tuyo',
      parts: [
        `Lo que escribes y subes sigue siendo tuyo. Los resultados que se crean a partir de ello también son tuyos, en la medida en que la ley permita que alguien sea su titular. Puedes usarlos en cualquier campaña, para ti o para un cliente, sin marca de agua y sin mencionar a ${brand.name}.`,
        'Permites que el operador almacene y procese lo que escribes, lo que subes y tus resultados con un único fin: prestarte el servicio. Otros usuarios solo ven tu trabajo si compartes un enlace. El software no usa tu trabajo para entrenar modelos.',
        'Si el operador ha conectado un proveedor de IA externo, los términos de ese proveedor también pueden aplicarse a los resultados creados con él. La política de privacidad explica qué se envía a esos proveedores.',
        'Los textos y diseños generados pueden parecerse a lo que las herramientas crean para otra persona. Nadie puede asegurar que un eslogan sea único o que se pueda registrar como marca. Compruébalo antes de construir una marca sobre él.',
      ],
    },
    'your-responsibility': {
      heading: 'Tus responsabilidades',
      parts: [
        'Tú decides qué se publica, así que revisa cada resultado antes de publicarlo. Eres responsable de sus afirmaciones, de tener los derechos sobre los nombres, imágenes, logotipos y diseños que usas, y de cumplir las normas de la plataforma y la ley de publicidad de cada lugar donde se muestre el anuncio. Eso incluye identificar el contenido generado con IA cuando sea obligatorio.',
        'La herramienta de fotos de carné compara las fotos con los requisitos publicados. La autoridad que recibe la foto decide si la acepta.',
        'No puedes usar el servicio para:',
        {
          list: [
            'anunciar algo que sea ilegal donde se muestra el anuncio, o engañar a las personas, por ejemplo con precios falsos, reseñas inventadas o escasez fingida;',
            'usar el nombre, el rostro, la voz o la marca de una persona o empresa sin tener derecho a ello;',
            'crear contenido que incite al odio o a la violencia, sexualice a menores o acose a alguien;',
            'subir imágenes sexualmente explícitas;',
            'crear códigos QR que lleven a malware o a páginas de phishing;',
            'atacar el servicio, eludir sus límites o intentar acceder a datos de otras personas.',
          ],
        },
      ],
    },
    credits: {
      heading: 'Créditos, precios y reembolsos',
      parts: [
        'Los precios se muestran en créditos. El precio que ves antes de empezar es el que pagas.',
        {
          list: [
            'Cuando empieza una generación, sus créditos se reservan. Solo se gastan si termina con éxito.',
            'Si una generación falla o se cancela, sus créditos se reembolsan por completo y de forma automática.',
            'Una generación que termina con éxito se cobra aunque no uses el resultado.',
            'El plan gratuito añade sus créditos una vez en cada mes natural en el que uses el servicio. Los créditos que no uses se quedan en tu cuenta.',
            'Los créditos no son dinero. No se pueden canjear por dinero, vender ni transferir a otra cuenta.',
          ],
        },
        'Si el operador vende planes de pago, ves el precio, el periodo de facturación y la fecha de renovación antes de pagar. Puedes cancelar en cualquier momento, con efecto al final del periodo pagado. Los derechos que la ley te da como consumidor, como el de desistimiento, no se ven afectados.',
      ],
    },
    service: {
      heading: 'El servicio y sus límites',
      parts: [
        'El operador presta el servicio con un cuidado razonable, pero no promete que esté siempre disponible o libre de errores, ni que los anuncios generen clics o ventas. Los límites de las plataformas, los tamaños de anuncio y los requisitos de las fotos que se muestran aquí proceden de fuentes públicas y pueden estar desactualizados.',
        'El número de solicitudes y el tamaño de las subidas están limitados para que un usuario no ralentice el servicio a los demás.',
        'El trabajo que eliminas se puede restaurar durante 30 días. Después, se pierde. Guarda tus propias copias de lo que te importe.',
        'El operador hace esfuerzos razonables para proteger el trabajo guardado y para avisar antes de que el servicio cierre o pierda funciones importantes.',
      ],
    },
    liability: {
      heading: 'Responsabilidad del operador',
      parts: [
        'El operador responde sin límite en caso de dolo y negligencia grave, por daños a la vida, la integridad física o la salud, y siempre que la ley no permita un límite. En los demás casos, la responsabilidad se limita a los daños típicos y previsibles. En los servicios gratuitos queda excluida en la medida en que la ley lo permita.',
      ],
    },
    ending: {
      heading: 'Cierre de tu cuenta',
      parts: [
        'Puedes dejar de usar el servicio en cualquier momento y pedir al operador que elimine tu cuenta. El operador puede bloquear una cuenta que incumpla estos términos de forma grave o reiterada, y te explica el motivo salvo que la ley lo prohíba. Si el operador cierra el servicio, te avisa con tiempo suficiente para que descargues tu trabajo.',
      ],
    },
    'open-source': {
      heading: 'Código abierto',
      parts: [
        `El software se distribuye bajo la Licencia Pública General Affero de GNU (GNU AGPL), versión 3 o posterior. Te da derecho a ejecutar, estudiar, modificar y compartir ${brand.name}. Un operador que modifique el software y permita que otros lo usen a través de una red debe ofrecerles el código fuente de la versión modificada. La licencia regula el software; estos términos regulan el uso de este sitio web. El software en sí se ofrece sin garantía, como indica la licencia.`,
      ],
    },
    changes: {
      heading: 'Cambios en estos términos',
      parts: [
        'Cuando cambian estos términos, también cambia la fecha de la parte superior. El operador te informa de los cambios importantes al menos 30 días antes de que se apliquen, por correo electrónico o en este sitio web. Si no estás de acuerdo, puedes cerrar tu cuenta antes.',
        'Si alguna disposición de estos términos no es válida, las demás siguen vigentes.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
