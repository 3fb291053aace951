import { brand } from '@adwright/contract/brand.ts';
import { localeCookie } from '@adwright/i18n/negotiate.ts';
import type { WordsOf } from '../../words-of.ts';
import type english from './en.ts';

export default {
  name: 'Privacidad',
  title: `Política de privacidad | ${brand.name}`,
  description:
    'Qué datos se guardan, por qué, cuánto tiempo y quién puede verlos. Sin rastreadores publicitarios, sin analítica de terceros y sin venta de datos.',
  heading: 'Política de privacidad',
  paragraph: 'Qué se guarda sobre ti, por qué, cuánto tiempo y cómo pedir que se elimine.',
  sections: {
    who: {
      heading: 'Quién es el responsable',
      parts: [
        `El operador de este sitio web es el responsable de los datos que se tratan aquí. ${brand.name} es software de código abierto que cualquiera puede operar. Los datos de cada operador permanecen en sus propios sistemas; no se envía nada a quienes desarrollan el software.`,
        'Esta política describe lo que hace el software tal como se entrega. Si el operador conecta otros servicios, como un proveedor de correo o de IA, debe nombrarlos en un complemento a esta política.',
      ],
    },
    what: {
      heading: 'Qué se guarda y por qué',
      parts: [
        'Para ofrecerte tu cuenta (ejecución de un contrato, art. 6.1.b del RGPD):',
        {
          list: [
            'tu dirección de correo electrónico, tu nombre, tu idioma y tus preferencias de correo;',
            'tu contraseña, solo como hash Argon2id a partir del cual no se puede recuperar;',
            'si inicias sesión con Google: el identificador de tu cuenta de Google, y la dirección de correo y el nombre que Google confirma;',
            'tu plan y un registro de los créditos que recibes, gastas y recuperas.',
          ],
        },
        'Para crear y guardar tu trabajo (ejecución de un contrato):',
        {
          list: [
            'lo que introduces, como productos, briefings y el contenido de los códigos QR, incluidas contraseñas de wifi y datos de contacto;',
            'las imágenes, los videos y los archivos de audio que subes; de las imágenes se eliminan los datos de ubicación y de cámara, mientras que los videos y los archivos de audio se guardan tal cual;',
            'tus diseños con su historial de versiones, tus campañas y tus resultados con la hora y el estado de cada generación.',
          ],
        },
        'Para que el servicio sea seguro y funcione (interés legítimo, art. 6.1.f del RGPD):',
        {
          list: [
            'las sesiones iniciadas, cuyo token se guarda solo como hash;',
            'tu dirección IP, y tu dirección de correo como hash, que se cuentan durante poco tiempo para aplicar los límites de solicitudes;',
            'los registros del servidor con la hora, la dirección de la página sin sus parámetros, el estado, tu dirección IP, el identificador de tu cuenta y un número de solicitud; no se registran contraseñas, tokens de sesión ni códigos;',
            'los comentarios que envías, con tu valoración, la página desde la que los envías y, si has iniciado sesión, tu cuenta.',
          ],
        },
      ],
    },
    browser: {
      heading: 'Qué se guarda en tu navegador',
      parts: [
        {
          list: [
            `la cookie «${localeCookie.name}», que recuerda tu idioma durante 365 días;`,
            'la cookie «theme», que recuerda el modo claro u oscuro durante 365 días una vez que lo eliges;',
            'en el almacenamiento local: tu token de sesión, si la barra lateral está contraída, dónde estabas en el panel, cuándo cerraste una oferta, y las subidas y los cambios que aún no han llegado al servidor;',
            'en el almacenamiento de la pestaña, hasta que la cierres: lo que has escrito en una herramienta y un registro a medias, sin su contraseña.',
          ],
        },
        'Al cerrar sesión se vacía este almacenamiento; las dos cookies permanecen. No hay cookies publicitarias, ni analítica de terceros, ni fuentes o scripts de otras empresas, con una excepción: si el operador ofrece el inicio de sesión con Google, el script de Google se carga cuando abres la pantalla de inicio de sesión.',
      ],
    },
    images: {
      heading: 'Cómo se procesan tus imágenes',
      parts: [
        'Las imágenes que subes o importas, y las que crean los proveedores de IA, se revisan automáticamente en el servidor del operador para detectar contenido sexualmente explícito. Las que no superan la revisión se rechazan y se eliminan.',
        'Para ajustar una foto de carné, el servidor localiza el rostro y lo mide: el tamaño y el ángulo de la cabeza, la posición de los ojos, y si los ojos están abiertos y la boca cerrada. Las medidas se guardan con el resultado para que puedas ajustarlo y se eliminan con él. No se usan para identificar a nadie y no se crea ninguna plantilla de reconocimiento facial.',
        'Otras herramientas buscan rostros y texto en una imagen solo para recortarla y organizar el diseño. Si haces una foto con tu cámara, el video en directo se queda en tu navegador; solo se sube la foto que haces.',
      ],
    },
    links: {
      heading: 'Enlaces de producto y códigos QR',
      parts: [
        'Cuando introduces un enlace de producto, el servidor del operador abre esa página y copia de ella los datos y las imágenes del producto. El otro sitio web ve la dirección IP del servidor, no la tuya.',
        'Un código QR contiene exactamente lo que introduces. Los escaneos no pasan por este sitio web ni se cuentan.',
      ],
    },
    models: {
      heading: 'Proveedores de IA',
      parts: [
        'Tal como se entrega el software, todas las herramientas funcionan en el propio servidor del operador, y tus briefings e imágenes no salen de él.',
        'El operador puede conectar proveedores externos: Anthropic, OpenAI, Google, ElevenLabs, fal, Replicate o un servidor compatible con OpenAI. Las herramientas que usan un proveedor le envían lo que la tarea necesita, como tu briefing, el texto de una página de producto o una imagen. El operador debe indicarte qué proveedores usa; a lo que ellos reciben se aplican sus propios términos y políticas de privacidad.',
        'De cada solicitud a un proveedor, el software registra la cuenta, la generación, el proveedor, el modelo, el coste y el resultado de la solicitud, pero no su contenido. El software no usa tu trabajo para entrenar modelos.',
      ],
    },
    emails: {
      heading: 'Correos electrónicos',
      parts: [
        'Recibes un código cuando te registras, un aviso si alguien intenta registrarse de nuevo con tu dirección y, si lo activas, un mensaje cuando termina una generación. El software no envía boletines. Si el operador no ha configurado un servidor de correo, el servidor guarda los últimos 200 correos como archivos en lugar de enviarlos.',
      ],
    },
    recipients: {
      heading: 'Quién más puede ver tus datos',
      parts: [
        'Tus datos no se venden ni se alquilan. Solo llegan a otros cuando el servicio lo necesita: las empresas que alojan el servidor y sus archivos, el proveedor de correo que entrega tus mensajes, los proveedores de IA conectados y las autoridades si la ley lo exige. Quienes administran el servidor pueden acceder técnicamente a lo que está guardado en él.',
        'Si compartes un enlace a un resultado, cualquiera que tenga el enlace puede ver el resultado y su título, pero no quién lo ha hecho. El enlace funciona hasta que dejas de compartirlo o eliminas el trabajo.',
        'Si un destinatario está fuera del Espacio Económico Europeo, el operador debe proteger la transferencia como exige el RGPD, por ejemplo con cláusulas contractuales tipo.',
      ],
    },
    'how-long': {
      heading: 'Cuánto tiempo se conservan los datos',
      parts: [
        {
          list: [
            'tu cuenta, tus productos, diseños y resultados: hasta que los elimines o se elimine tu cuenta;',
            'los productos y diseños eliminados: 30 días, para que puedas restaurarlos; después se eliminan también sus archivos, salvo que otro trabajo tuyo los use;',
            'las subidas que nada utiliza y las generaciones gratuitas que no forman parte de un trabajo guardado: 30 días; las subidas sin terminar: 24 horas;',
            'el historial de versiones: todas las versiones de la última hora, la última de cada hora durante un día y, después, la última de cada día y todas las exportadas, hasta 300 versiones;',
            'los códigos de registro y los registros sin completar: 10 minutos;',
            'las sesiones iniciadas: hasta que cierres sesión, como máximo 30 días después de su último uso y 180 días en total;',
            'las respuestas guardadas para que una solicitud repetida no se cobre dos veces: 24 horas;',
            'los contadores de los límites de solicitudes: 25 horas;',
            'los comentarios y los registros de solicitudes a proveedores de IA: hasta que el operador los elimine; si se elimina tu cuenta, dejan de estar vinculados a ti;',
            'los registros del servidor y las copias de seguridad: el tiempo que el operador los necesite para encontrar problemas y restaurar datos;',
            'los registros que exige la ley fiscal, si se venden planes: el tiempo que indique esa ley.',
          ],
        },
        'Una limpieza que se ejecuta cada hora elimina lo que ha caducado.',
      ],
    },
    safety: {
      heading: 'Cómo se protegen tus datos',
      parts: [
        'Las contraseñas y los tokens de sesión se guardan solo como hashes. Tus archivos solo se abren mediante enlaces firmados que caducan al cabo de una hora aproximadamente. Las páginas ejecutan únicamente los scripts propios de este sitio web y, donde se ofrece, el del inicio de sesión con Google. Una solicitud del trabajo de otra persona recibe la misma respuesta que la de algo que no existe.',
      ],
    },
    rights: {
      heading: 'Tus derechos',
      parts: [
        'Puedes preguntar al operador qué se guarda sobre ti, pedir que se rectifique, se limite o se elimine, recibirlo en un formato de uso común y oponerte al tratamiento basado en un interés legítimo. Escribe al operador desde la dirección de correo de tu cuenta. También puedes presentar una reclamación ante la autoridad de protección de datos del lugar donde vives.',
      ],
    },
    children: {
      heading: 'Menores',
      parts: [
        'El servicio es para personas de 16 años o más. Si el operador descubre que una cuenta pertenece a alguien más joven, la elimina.',
      ],
    },
    changes: {
      heading: 'Cambios en esta política',
      parts: [
        'Cuando cambia esta política, también cambia la fecha de la parte superior. El operador te informa de los cambios importantes antes de que se apliquen, por correo electrónico o en este sitio web.',
      ],
    },
  },
} satisfies WordsOf<typeof english>;
