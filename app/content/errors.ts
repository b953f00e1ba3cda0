/** The specification gives the page's title and its way home, in English. */
export const notFound = {
  help: "Esta página no existe o cambió de dirección. Desde el inicio llegas a todo lo demás.",
};

export const errorScreen = {
  title: "Error inesperado",
  help: "Algo falló al mostrar esta página. Vuelve al inicio o inténtalo de nuevo en un momento.",
  offline:
    "No pudimos cargar esta página: parece que no hay conexión. Inténtalo de nuevo cuando vuelva la conexión.",
  home: "Volver al inicio",
};
