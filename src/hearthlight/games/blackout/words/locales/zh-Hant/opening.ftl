## 開場

opening-blackout-happened = 晚上7時42分，整條天際線忽然漆黑。升降機停在兩層之間，交通燈全滅，七百萬人這才知道城市可以有多暗。到了早上，水泵停頓，當局的電話無人接聽。
opening-blackout-you = 你有幾位志願者、一個滿電的電池和一張地圖。已經動手的，不只你一個。
opening-blackout-aim = 派人出去，找回所需的東西，點亮一個又一個地點，直到整個區都屬於你。任務牌牌庫用盡時，得分最高者勝出。
opening-blackout-time = 45至90分鐘
