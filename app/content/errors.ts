export const errorScreen = {
  title: "Error inesperado",
  help: "Algo falló al mostrar esta página. Vuelve al inicio o inténtalo de nuevo en un momento.",
  offline:
    "No pudimos cargar esta página: parece que no hay conexión. Inténtalo de nuevo cuando vuelva la conexión.",
  home: "Volver al inicio",
};
