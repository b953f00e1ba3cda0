export const errorScreen = {
  title: "Error inesperado",
  help: "Algo falló al mostrar esta página. Vuelve al inicio o inténtalo de nuevo en un momento.",
  offline: "No pudimos traer esta página: parece que no hay conexión. Cuando vuelva, inténtalo de nuevo.",
  home: "Volver al inicio",
};
