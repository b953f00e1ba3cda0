/** The page's heading and its link home are fixed by the specification, in English. */
export const notFound = {
  status: "404",
  help: "Esta página no existe o cambió de dirección. El enlace de abajo te lleva al inicio.",
  more: "También puedes seguir por aquí:",
};

export const errorScreen = {
  title: "Error inesperado",
  help: "Algo falló al mostrar esta página. Inténtalo de nuevo en unos minutos o vuelve al inicio.",
  offline:
    "No pudimos cargar esta página: parece que no tienes conexión. Inténtalo de nuevo cuando la recuperes.",
  home: "Volver al inicio",
};
